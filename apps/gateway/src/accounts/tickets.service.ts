import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import { AccountsService, type WithCookies } from './accounts.service.js';
import { AuthService, type Caller } from './identity/auth.service.js';
import { TicketsRepository } from './tickets.repository.js';

const lifetimeMs = 10 * 60_000;

export interface Ticket {
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Lets a device in without a password: a ticket is used once, soon, and by one device. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly tickets: TicketsRepository,
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly limits: LimitsService,
  ) {}

  async make(userId: UserId): Promise<Ticket> {
    const ticket = {
      secret: randomBytes(16).toString('base64url'),
      expiresAt: new Date(Date.now() + lifetimeMs),
    };
    await this.tickets.put(hashOf(ticket.secret), userId, ticket.expiresAt);
    return ticket;
  }

  async use(secret: string, caller: Caller, actor: Actor | undefined): Promise<WithCookies> {
    await this.limits.take('confirmFromAddress', caller.address);
    const userId = await this.tickets.take(hashOf(secret));
    if (!userId) throw new ApiException({ code: 'REFUSED', reason: 'TOKEN_INVALID' });
    return this.accounts.replacing(actor, await this.auth.signInAs(userId, caller));
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
