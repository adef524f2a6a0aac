import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/identity/actor.js';
import type { IdentityPort } from '../../platform/identity/identity-port.js';
import { SessionsRepository, type AliveSession } from '../sessions.repository.js';
import { AuthService } from './auth.service.js';

/** Knows people by the session in their cookie. */
@Injectable()
export class SessionIdentity implements IdentityPort {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsRepository,
  ) {}

  async identify(headers: IncomingHttpHeaders): Promise<Actor | undefined> {
    if (!headers.cookie) return undefined;
    const found = await this.auth.findSession(headers, { refresh: false });
    return found && makeActor(found);
  }

  async recheck(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Actor>> {
    const found = await this.sessions.findAlive(sessionIds);
    return new Map(found.map((session) => [session.sessionId, makeActor(session)]));
  }
}

function makeActor(session: AliveSession): Actor {
  return {
    userId: session.userId,
    kind: session.isGuest ? 'guest' : 'account',
    platformRole: session.platformRole === 'administrator' ? 'administrator' : 'user',
    sessionId: session.sessionId,
    ...((session.device === 'kid' || session.device === 'projector') && { device: session.device }),
    ...(session.administratorId && { administratorId: session.administratorId }),
  };
}
