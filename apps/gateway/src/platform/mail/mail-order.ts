import type { UserId } from '../identity/actor.js';
import type { Mail } from './mail.js';

/** That a mail of some kind is to go to somebody. What it says is made when it is sent. */
export interface MailOrder {
  readonly kind: string;
  readonly userId?: UserId;
  /** Only where it is not known whether anybody is behind the address. */
  readonly recipient?: string;
  readonly data?: Readonly<Record<string, string>>;
}

export interface StoredMailOrder {
  readonly id: string;
  readonly kind: string;
  readonly userId: UserId | undefined;
  readonly recipient: string | undefined;
  readonly data: Readonly<Record<string, string>>;
}

/** Writes mails of one kind; undefined where there is nobody to write to, or nothing left to say. */
export type Composer = (order: StoredMailOrder) => Promise<Mail | undefined>;
