import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import type { Actor } from '../../platform/identity/actor.js';
import type { IdentityPort } from '../../platform/identity/identity-port.js';
import { SessionsRepository, type AliveSession } from '../sessions.repository.js';
import { SessionCookie } from './session-cookie.js';

/** Knows people by the session in their cookie. */
@Injectable()
export class SessionIdentity implements IdentityPort {
  readonly #cookie: SessionCookie;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly sessions: SessionsRepository,
  ) {
    this.#cookie = new SessionCookie(environment);
  }

  async identify({ cookie }: IncomingHttpHeaders): Promise<Actor | undefined> {
    const token = cookie && this.#cookie.tokenIn(cookie);
    const found = token ? await this.sessions.findByToken(token) : undefined;
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
