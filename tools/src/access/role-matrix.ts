import { randomUUID } from 'node:crypto';
import { can, isClubPermission, type Permission, type Standing } from '@red-disc/clubs';
import { routes, type Route } from '@red-disc/contracts';
import { inLots } from '../load/in-lots.js';
import type { LoadClub, LoadPerson } from '../load/people.js';
import { codeOf, type Check } from './check.js';

type Somebody = LoadPerson | undefined;

/**
 * Every route, asked by everybody, for their own club and for a foreign one. The requests carry a parameter that no
 * route knows: whoever may ask is told that it is wrong, and nothing happens.
 */
export const roleMatrix: Check = {
  name: 'role matrix, and nothing of a foreign club can be told from nothing at all',
  run: async ({ server, people, own, foreign }) => {
    const cases = Object.entries<Route>(routes).flatMap(([name, route]) =>
      (isClubPermission(route.permission) ? [own, foreign] : [own]).flatMap((club) =>
        [undefined, ...people].map((somebody) => ({ name, route, club, somebody })),
      ),
    );
    const found = await inLots(cases, 12, async ({ name, route, club, somebody }) => {
      const expected = expectedOf(somebody, route.permission, club === own);
      const code = await ask(server.url, route, club, somebody);
      const where = club === own ? 'own' : 'foreign';
      return code === expected
        ? []
        : [`${name} by ${somebody?.kind ?? 'nobody'}, ${where}: ${code}, not ${expected}`];
    });
    return { tried: cases.length, faults: found.flat() };
  },
};

function expectedOf(somebody: Somebody, permission: Permission, isOwnClub: boolean): string {
  const isIn = isOwnClub && (somebody?.kind === 'member' || somebody?.kind === 'owner');
  const inClub = isIn ? { places: [somebody.kind], allows: [] } : undefined;
  if (can({ standing: standingOf(somebody), inClub }, permission)) return 'INVALID';
  if (isClubPermission(permission)) return inClub ? 'FORBIDDEN' : 'NOT_FOUND';
  return somebody ? 'FORBIDDEN' : 'NOT_SIGNED_IN';
}

function standingOf(somebody: Somebody): Standing {
  if (!somebody) return 'anonymous';
  if (somebody.kind === 'guest' || somebody.kind === 'administrator') return somebody.kind;
  return 'account';
}

async function ask(url: string, route: Route, club: LoadClub, somebody: Somebody): Promise<string> {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => sampleFor(name, club));
  const headers = somebody?.headers ?? { 'X-Forwarded-For': '203.0.113.5' };
  return codeOf(await fetch(`${url}${path}?surprise=1`, { method: route.method, headers }));
}

function sampleFor(parameter: string, club: LoadClub): string {
  if (parameter === 'clubId') return club.id;
  if (parameter === 'slug') return club.slug;
  return parameter === 'feedId' ? 'x'.repeat(43) : randomUUID();
}
