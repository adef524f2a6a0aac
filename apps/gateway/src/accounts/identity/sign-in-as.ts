import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type { BetterAuthPlugin } from 'better-auth/types';
import { z } from 'zod';

/** Makes a session without a password, for tickets and for administrators who act as somebody. */
export const signInAs = {
  id: 'sign-in-as',
  endpoints: {
    signInAs: createAuthEndpoint(
      '/sign-in-as',
      {
        method: 'POST',
        body: z.object({ userId: z.string(), administratorId: z.string().nullable() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { userId, administratorId } = ctx.body;
        const user = await ctx.context.internalAdapter.findUserById(userId);
        const session =
          user && (await ctx.context.internalAdapter.createSession(userId, false, { administratorId }));
        if (!session) return ctx.json({ done: false });
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ done: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
