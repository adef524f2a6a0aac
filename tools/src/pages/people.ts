import type { RequestOf, routes } from '@red-disc/contracts';
import { pause } from '../load/figures.js';
import type { Guest } from '../play/guest.js';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** By role. */
export type SignIns = Readonly<Record<string, SignIn>>;

/** Sign-ins of the demo club, as a first `npm start` prints them. */
export function readSignIns(output: string): SignIns {
  const lines = output.matchAll(/^ {2}(\w+) +(\S+@demo\.example) +(\S+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, role, email, password]) => [role!, { email: email!, password: password! }]),
  );
}

/** Comes in by a password or a ticket; whoever comes from this address too often waits as long as the server says. */
export async function enterBy<R extends typeof routes.signIn | typeof routes.useTicket>(
  url: string,
  route: R,
  body: RequestOf<R>['body'],
): Promise<Guest> {
  for (;;) {
    const answer = await fetch(url + route.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) {
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
      const headers = { cookie: cookies.join('; ') };
      return { rest: { baseUrl: url, fetch, headers }, headers };
    }
    const wait = Number(answer.headers.get('retry-after'));
    if (answer.status !== 429 || !(wait > 0)) throw new Error(`${route.path} answers ${answer.status}`);
    await pause(wait * 1000);
  }
}
