import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { APIError } from 'better-auth/api';
import type { Logger } from 'pino';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { UserId } from '../../platform/identity/actor.js';
import { SessionEvents } from '../../platform/identity/session-events.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { AliveSession } from '../sessions.repository.js';
import { addressHeader, makeAuth, type Auth } from './auth.js';
import { FollowedContext, storagesOfBetterAuth } from './followed-context.js';
import { PasswordHasher } from './password-hasher.js';

/** Where a call comes from: what its session will be listed under. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

/** Somebody who was signed in, with the cookies that make it so. */
export interface SignedIn {
  readonly userId: UserId;
  readonly cookies: readonly string[];
}

export interface FoundSession extends AliveSession {
  readonly cookies: readonly string[];
}

interface PasswordToken {
  userId?: UserId;
  token?: string;
}

/** All that we ask of better-auth. Nothing outside this folder knows that library. */
@Injectable()
export class AuthService {
  readonly #auth: Auth;
  readonly #passwordTokens = new AsyncLocalStorage<PasswordToken>();
  readonly #context = new FollowedContext(async () => [
    ...(await storagesOfBetterAuth()),
    this.#passwordTokens,
  ]);

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(LOGGER) logger: Logger,
    prisma: PrismaService,
    hasher: PasswordHasher,
    events: SessionEvents,
  ) {
    this.#auth = makeAuth({
      environment,
      logger,
      prisma,
      hasher,
      onSessionEnded: (id) => void events.emit('ended', [id]),
      onPasswordToken: (userId, token) => {
        Object.assign(this.#passwordTokens.getStore() ?? {}, { userId, token });
        return Promise.resolve();
      },
    });
  }

  /** Prolongs a session that is in use, which sets its cookie anew. */
  async prolongSession(headers: IncomingHttpHeaders): Promise<FoundSession | undefined> {
    const { response, headers: answer } = await this.#context
      .within(() =>
        this.#auth.api.getSession({
          headers: only(headers),
          returnHeaders: true,
        }),
      )
      .catch(askAgain);
    if (!response || response.user.blockedAt) return undefined;
    const { session, user } = response;
    return {
      sessionId: session.id,
      userId: user.id as UserId,
      isGuest: user.isAnonymous === true,
      platformRole: user.platformRole,
      device: user.device ?? undefined,
      administratorId: (session.administratorId ?? undefined) as UserId | undefined,
      cookies: answer.getSetCookie(),
    };
  }

  /** Undefined when address and password do not belong together, for whatever reason. */
  async signIn(
    credentials: { email: string; password: string; remember: boolean },
    caller: Caller,
  ): Promise<SignedIn | undefined> {
    const { email, password, remember } = credentials;
    try {
      const { response, headers } = await this.#context.within(() =>
        this.#auth.api.signInEmail({
          body: { email, password, rememberMe: remember },
          headers: only(caller.headers, caller.address),
          returnHeaders: true,
        }),
      );
      return { userId: response.user.id as UserId, cookies: headers.getSetCookie() };
    } catch (error) {
      if (codeOf(error) === 'FAILED_TO_CREATE_SESSION')
        throw new ApiException({ code: 'FORBIDDEN', reason: 'BLOCKED' });
      if (error instanceof APIError) return undefined;
      throw error;
    }
  }

  async enterAsGuest(caller: Caller): Promise<SignedIn> {
    const { response, headers } = await this.#context.within(() =>
      this.#auth.api.signInAnonymous({
        headers: only({ 'user-agent': caller.headers['user-agent'] }, caller.address),
        returnHeaders: true,
      }),
    );
    return { userId: response.user.id as UserId, cookies: headers.getSetCookie() };
  }

  /** Without a password: whoever calls this has made sure that it may be. */
  async signInAs(userId: UserId, caller: Caller, administratorId: UserId | null = null): Promise<SignedIn> {
    const { response, headers } = await this.#context.within(() =>
      this.#auth.api.signInAs({
        body: { userId, administratorId },
        headers: only({ 'user-agent': caller.headers['user-agent'] }, caller.address),
        returnHeaders: true,
      }),
    );
    if (!response.done) throw new ApiException({ code: 'NOT_FOUND' });
    return { userId, cookies: headers.getSetCookie() };
  }

  /** The cookies that take the session's away. */
  async signOut(headers: IncomingHttpHeaders): Promise<readonly string[]> {
    const answer = await this.#context.within(() =>
      this.#auth.api.signOut({ headers: only(headers), returnHeaders: true }),
    );
    return answer.headers.getSetCookie();
  }

  /** A token for a new password, if the address has an account. */
  async makePasswordToken(email: string): Promise<{ userId: UserId; token: string } | undefined> {
    const made: PasswordToken = {};
    await this.#context.within(() =>
      this.#passwordTokens.run(made, () => this.#auth.api.requestPasswordReset({ body: { email } })),
    );
    return made.userId && made.token ? { userId: made.userId, token: made.token } : undefined;
  }

  /** Ends all sessions too. False if the token is unknown, used or too old. */
  async resetPassword(token: string, newPassword: string): Promise<boolean> {
    try {
      await this.#context.within(() => this.#auth.api.resetPassword({ body: { token, newPassword } }));
      return true;
    } catch (error) {
      if (error instanceof APIError && codeOf(error) === 'INVALID_TOKEN') return false;
      throw error;
    }
  }
}

/** The library hides that the database was too busy to be asked. Nothing has been done yet: the request may come again. */
function askAgain(error: unknown): never {
  throw codeOf(error) === 'FAILED_TO_GET_SESSION' ? new ApiException({ code: 'RETRY' }) : error;
}

/** What better-auth gets to see of a request. */
function only(headers: IncomingHttpHeaders, address = ''): Headers {
  return new Headers({
    cookie: headers.cookie ?? '',
    'user-agent': headers['user-agent'] ?? '',
    [addressHeader]: address,
  });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof APIError ? (error.body as { code?: string } | undefined)?.code : undefined;
}
