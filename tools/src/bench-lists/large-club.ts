import { routes } from '@red-disc/contracts';
import type { ScratchDatabase } from '../load/scratch-database.js';
import { enterBy } from '../pages/people.js';
import type { StartedServer } from '../pages/started-server.js';
import type { Guest } from '../play/guest.js';

export interface LargeList {
  readonly name: string;
  readonly path: string;
}

export const lists: readonly LargeList[] = [
  { name: 'members of a club', path: '/en/clubs/demo/members' },
  { name: 'all people, for administrators', path: '/en/administration/users' },
];

/** The number that a name ends in has always as many digits: each can be found alone. */
export const nameOf = (number: number): string => `Person ${String(number).padStart(6, '0')}`;

/** So many people more in the demo club, and its owner may also look at all people of the platform. */
export async function fillDemoClub(database: ScratchDatabase, rows: number): Promise<void> {
  await database.query(
    `with person as (
       insert into "user" (id, name, email, email_verified, created_at, updated_at)
       select gen_random_uuid(), 'Person ' || lpad(n::text, 6, '0'), 'person-' || n || '@club.example', true,
         now() - n * interval '1 minute', now()
       from generate_series(1, $1::int) as n
       returning id, created_at
     )
     insert into membership (club_id, user_id, roles, joined_at)
     select club.id, person.id, '{member}', person.created_at from person, club where club.slug = 'demo'`,
    [rows],
  );
  await database.query(
    `update "user" set platform_role = 'administrator' where email like 'owner@demo.example'`,
  );
  await database.query('analyze');
}

export function enterAsOwner(server: StartedServer): Promise<Guest> {
  return enterBy(server.url, routes.signIn, server.signIns()['owner']!);
}
