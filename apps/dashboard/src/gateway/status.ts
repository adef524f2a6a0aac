import { z } from 'zod';
import { gatewayUrl } from './gateway-url';

const statusSchema = z.object({
  ok: z.literal(true),
  version: z.string(),
  database: z.enum(['up', 'down']),
  clubs: z.number().int().nonnegative(),
});

export type GatewayStatus = z.infer<typeof statusSchema>;

/** A page never waits longer than this for the line in its footer. */
const patienceMs = 1_500;

/** What the gateway says of itself; undefined when it is out of reach or answers with something else. */
export async function fetchStatus(): Promise<GatewayStatus | undefined> {
  try {
    const answer = await fetch(gatewayUrl('/api/status'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const parsed = statusSchema.safeParse(await answer.json());
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Out of reach is an expected state here: the page says so instead of failing.
    return undefined;
  }
}
