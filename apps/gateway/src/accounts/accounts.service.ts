import { Injectable } from '@nestjs/common';
import type { AccountBody, InputOf, routes } from '@red-disc/contracts';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import { AccountsRepository, type AccountChanges } from './accounts.repository.js';
import { EmailClaimsService } from './email-claims.service.js';
import { guestBecameJob } from './guest-became-job.js';
import { AuthService, type Caller, type SignedIn } from './identity/auth.service.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

type Body<Name extends 'signUp' | 'signIn' | 'enterAsGuest'> = InputOf<(typeof routes)[Name]>['body'];

/** An answer together with the cookies that go with it. */
export interface WithCookies {
  readonly account: AccountBody;
  readonly cookies: readonly string[];
}

/** Becoming somebody here, and saying who one is. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly auth: AuthService,
    private readonly claims: EmailClaimsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly sessionsRepository: SessionsRepository,
    private readonly limits: LimitsService,
    private readonly jobs: JobsService,
  ) {}

  async get(userId: UserId): Promise<AccountBody> {
    const account = await this.accounts.find(userId);
    if (!account) throw new ApiException({ code: 'NOT_SIGNED_IN' });
    return account;
  }

  /** Also prolongs the session that asks, when it is time. */
  async getOwn(caller: Caller): Promise<WithCookies | undefined> {
    const found = await this.auth.prolongSession(caller.headers);
    if (!found) return undefined;
    const account = await this.get(found.userId);
    const actedFor = found.administratorId !== undefined;
    return { account: { ...account, actedFor }, cookies: found.cookies };
  }

  async update(actor: Actor, changes: AccountChanges): Promise<AccountBody> {
    await this.accounts.update(actor.userId, changes);
    return this.get(actor.userId);
  }

  async enterAsGuest(
    { name, language }: Body<'enterAsGuest'>,
    caller: Caller,
    actor: Actor | undefined,
  ): Promise<WithCookies> {
    if (actor) return { account: await this.get(actor.userId), cookies: [] };
    await this.limits.take('guestFromAddress', caller.address);
    const { userId, cookies } = await this.auth.enterAsGuest(caller);
    return { account: await this.#update(userId, { name, language }), cookies };
  }

  /** The claimant is signed in as a guest at once, and is an account when the mail's link is opened. */
  async signUp(body: Body<'signUp'>, caller: Caller, actor: Actor | undefined): Promise<WithCookies> {
    const { name, email, password, language, timeZone } = body;
    if (actor?.kind === 'account') throw new ApiException({ code: 'REFUSED', reason: 'ALREADY_SIGNED_IN' });
    if (actor?.device) throw new ApiException({ code: 'FORBIDDEN' });
    this.passwords.assertNotGuessable(password, [name, email]);
    await this.limits.take('signUpFromAddress', caller.address);
    const passwordHash = await this.passwords.hash(password);
    const { userId, cookies } = actor
      ? { userId: actor.userId, cookies: [] }
      : await this.auth.enterAsGuest(caller);
    await this.#update(userId, { name, language, timeZone });
    await this.claims.claim({ userId, email, passwordHash });
    return { account: await this.get(userId), cookies };
  }

  async changeEmail(
    actor: Actor,
    { email, password }: { email: string; password: string },
  ): Promise<AccountBody> {
    await this.passwords.assertIs(actor.userId, password);
    await this.claims.claim({ userId: actor.userId, email, passwordHash: undefined });
    return this.get(actor.userId);
  }

  async signIn(body: Body<'signIn'>, caller: Caller, actor: Actor | undefined): Promise<WithCookies> {
    await this.limits.take('signInFromAddress', caller.address);
    const familiar = await this.sessionsRepository.isFamiliar(body.email, caller.address);
    const key = familiar ? `${body.email} ${caller.address}` : body.email;
    await this.limits.take('signInToAccount', key);
    const signedIn = await this.auth.signIn(body, caller);
    if (!signedIn) throw new ApiException({ code: 'NOT_SIGNED_IN', reason: 'WRONG_CREDENTIALS' });
    await this.limits.forgive('signInToAccount', key);
    if (actor && body.keepGames) await this.#takeAlong(actor, signedIn.userId);
    return this.replacing(actor, signedIn);
  }

  /** What a guest played belongs to the account they turn out to have. */
  async #takeAlong({ userId: guestId }: Actor, accountId: UserId): Promise<void> {
    if (await this.accounts.markBecame(guestId, accountId))
      await this.jobs.send(guestBecameJob, { guestId, accountId }, { once: guestId });
  }

  async signOut(caller: Caller): Promise<readonly string[]> {
    return this.auth.signOut(caller.headers);
  }

  /** One browser, one session: the one it had before ends. */
  async replacing(actor: Actor | undefined, { userId, cookies }: SignedIn): Promise<WithCookies> {
    if (actor) await this.sessions.endOne(actor, actor.sessionId);
    return { account: await this.get(userId), cookies };
  }

  async #update(userId: UserId, changes: AccountChanges): Promise<AccountBody> {
    await this.accounts.update(userId, changes);
    return this.get(userId);
  }
}
