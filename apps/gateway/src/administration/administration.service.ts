import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, type WithCookies } from '../accounts/accounts.service.js';
import { AuthService, type Caller } from '../accounts/identity/auth.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { SessionEvents } from '../platform/identity/session-events.js';
import { AdministrationRepository } from './administration.repository.js';

/** What administrators do to people. Each act has a reason and is in the log. */
@Injectable()
export class AdministrationService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly repository: AdministrationRepository,
    private readonly auth: AuthService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly events: SessionEvents,
  ) {}

  async block(actor: Actor, userId: string, reason: string): Promise<void> {
    await this.#assertOther(actor, userId);
    await this.repository.setBlocked(actor, userId, true, reason);
    await this.sessions.endAll(userId as UserId);
  }

  async unblock(actor: Actor, userId: string, reason: string): Promise<void> {
    await this.#assertOther(actor, userId);
    await this.repository.setBlocked(actor, userId, false, reason);
  }

  async setRole(actor: Actor, userId: string, role: 'user' | 'administrator', reason: string): Promise<void> {
    const user = await this.repository.findUser(userId);
    if (!user?.isPerson) throw new ApiException({ code: 'NOT_FOUND' });
    if (!(await this.repository.setRole(actor, userId, role, reason)))
      throw new ApiException({ code: 'REFUSED', reason: 'LAST_ADMINISTRATOR' });
    this.events.emit('changed', userId as UserId);
  }

  /** The administrator's own session ends: one browser is one person at a time. */
  async actAs(actor: Actor, userId: string, reason: string, caller: Caller): Promise<WithCookies> {
    const { platformRole } = await this.#assertOther(actor, userId);
    if (platformRole === 'administrator')
      throw new ApiException({ code: 'FORBIDDEN', reason: 'ADMINISTRATOR' });
    await this.repository.note(actor, 'platform.acting-as', { type: 'user', id: userId }, reason);
    const signedIn = await this.auth.signInAs(userId as UserId, caller, actor.userId);
    const { account, cookies } = await this.accounts.replacing(actor, signedIn);
    return { account: { ...account, actedFor: true }, cookies };
  }

  get hasOutbox(): boolean {
    return this.environment.SMTP_URL === undefined;
  }

  async readOutboxMail(actor: Actor, mailId: string): Promise<string> {
    if (!this.hasOutbox) throw new ApiException({ code: 'NOT_FOUND' });
    const file = join(resolve(this.environment.DATA_DIR, 'outbox'), `${mailId}.eml`);
    const source = await readFile(file, 'utf8').catch(() => undefined);
    if (source === undefined) throw new ApiException({ code: 'NOT_FOUND' });
    await this.repository.note(actor, 'platform.mail-read', { type: 'mail', id: mailId });
    return source;
  }

  async #assertOther(actor: Actor, userId: string): Promise<{ platformRole: string }> {
    if (userId === actor.userId) throw new ApiException({ code: 'REFUSED', reason: 'ONESELF' });
    const user = await this.repository.findUser(userId);
    if (!user?.isPerson) throw new ApiException({ code: 'NOT_FOUND' });
    return user;
  }
}
