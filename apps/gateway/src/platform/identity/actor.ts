import type { Brand } from '@red-disc/kernel';

export type UserId = Brand<string, 'UserId'>;

/** Who is asking. Names and addresses are not here: most code must not need them. */
export interface Actor {
  readonly userId: UserId;
  /** A guest came by a link and has no password; everything else works the same. */
  readonly kind: 'guest' | 'account';
  /** A kid's seat or a screen, which came in by a ticket: nobody who decides for themselves. */
  readonly device?: 'kid' | 'projector';
  readonly platformRole: 'user' | 'administrator';
  readonly sessionId: string;
  /** The administrator who acts as this person; every log says so. */
  readonly administratorId?: UserId;
}
