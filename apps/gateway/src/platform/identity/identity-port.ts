import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from './actor.js';

/** Tells who is behind a request or a socket. The accounts feature provides it; nobody else knows how. */
export interface IdentityPort {
  identify(headers: IncomingHttpHeaders): Promise<Actor | undefined>;
  /** Who is behind sessions that were seen before; those that have ended are missing. */
  recheck(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Actor>>;
}

export const IDENTITY = Symbol('IDENTITY');
