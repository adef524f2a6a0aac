import { Injectable } from '@nestjs/common';
import type { SessionBody } from '@red-disc/contracts';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { SessionEvents } from '../platform/identity/session-events.js';
import { SessionsRepository } from './sessions.repository.js';

/** Where somebody is signed in, and ending it. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly repository: SessionsRepository,
    private readonly events: SessionEvents,
  ) {}

  async list(actor: Actor): Promise<SessionBody[]> {
    const sessions = await this.repository.list(actor.userId);
    return sessions.map((session) => ({
      ...session,
      current: session.id === actor.sessionId,
      createdAt: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    }));
  }

  async endOne(actor: Actor, sessionId: string): Promise<void> {
    if ((await this.#end(actor.userId, { only: sessionId })) === 0)
      throw new ApiException({ code: 'NOT_FOUND' });
  }

  async endOthers(actor: Actor): Promise<void> {
    await this.#end(actor.userId, { allBut: actor.sessionId });
  }

  async endAll(userId: UserId): Promise<void> {
    await this.#end(userId, 'all');
  }

  async #end(userId: UserId, choice: Parameters<SessionsRepository['end']>[1]): Promise<number> {
    const ended = await this.repository.end(userId, choice);
    if (ended.length > 0) this.events.emit('ended', ended);
    return ended.length;
  }
}
