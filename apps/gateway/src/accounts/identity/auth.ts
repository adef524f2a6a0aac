import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth/minimal';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Logger } from 'pino';
import type { PrismaClient } from '../../generated/prisma/client.js';
import type { Environment } from '../../platform/environment/environment.js';
import type { PasswordHasher } from './password-hasher.js';
import { cookieName } from './session-cookie.js';
import { signInAs } from './sign-in-as.js';

/** Set by us on every call, so that nothing a client sends is taken for its address. */
export const addressHeader = 'x-client-address';
export const guestDomain = 'guest.invalid';

const day = 24 * 3600;

export interface AuthParts {
  readonly environment: Environment;
  readonly prisma: PrismaClient;
  readonly hasher: PasswordHasher;
  readonly logger: Logger;
  readonly onSessionEnded: (sessionId: string) => void;
  readonly onPasswordToken: (userId: string, token: string) => Promise<void>;
}

/** better-auth, set up as docs/adr/0004 says. None of its own routes is served. */
export function makeAuth(parts: AuthParts) {
  const { environment, prisma, hasher, logger } = parts;
  const secure = environment.PUBLIC_URL.startsWith('https:');
  const cookie = (name: string) => ({
    name: cookieName(environment, name),
    attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' } as const,
  });
  return betterAuth({
    baseURL: environment.PUBLIC_URL,
    secret: environment.AUTH_SECRET,
    database: prismaAdapter(prisma, { provider: 'postgresql', transaction: true }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      log: (level, message) => {
        logger[level === 'error' ? 'error' : 'debug']({ part: 'identity' }, message);
      },
    },
    user: {
      additionalFields: {
        platformRole: { type: 'string', required: true, defaultValue: 'user', input: false },
        language: { type: 'string', required: true, defaultValue: 'en', input: false },
        timeZone: { type: 'string', required: true, defaultValue: 'UTC', input: false },
        device: { type: 'string', required: false, input: false },
        blockedAt: { type: 'date', required: false, input: false },
      },
    },
    account: { modelName: 'credential' },
    session: {
      expiresIn: 30 * day,
      updateAge: day,
      freshAge: 0,
      cookieCache: { enabled: false },
      additionalFields: { administratorId: { type: 'string', required: false, input: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      password: {
        hash: (password) => hasher.hash(password),
        verify: ({ hash, password }) => hasher.verify(hash, password),
      },
      sendResetPassword: ({ user, token }) => parts.onPasswordToken(user.id, token),
    },
    plugins: [anonymous({ emailDomainName: guestDomain, disableDeleteAnonymousUser: true }), signInAs],
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const user = await prisma.user.findUnique({
              where: { id: session.userId },
              select: { blockedAt: true },
            });
            if (user?.blockedAt) return false;
            return { data: { ...session, ipAddress: context?.headers?.get(addressHeader) ?? '' } };
          },
        },
        delete: {
          after: (session) => {
            parts.onSessionEnded(session.id);
            return Promise.resolve();
          },
        },
      },
    },
    advanced: {
      database: { generateId: () => randomUUID(), joins: true },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: cookie('session'),
        session_data: cookie('session-data'),
        account_data: cookie('account-data'),
        dont_remember: cookie('brief'),
      },
    },
  });
}

export type Auth = ReturnType<typeof makeAuth>;
