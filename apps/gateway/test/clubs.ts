import type { ClubRole } from '@red-disc/clubs';
import { newAccount, query, type Browser, type Person } from './people.js';
import type { RunningGateway } from './running-gateway.js';

export interface TestClub {
  readonly id: string;
  readonly slug: string;
  readonly owner: Person;
}

let count = 0;

export async function newClub(gateway: RunningGateway, settings: object = {}): Promise<TestClub> {
  const owner = await newAccount(gateway, 'Owner');
  const slug = `club-${(count += 1)}`;
  const answer = await owner.browser.post('/api/clubs', {
    slug,
    name: `Club ${count}`,
    timeZone: 'Europe/Berlin',
    ...settings,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return { id: (answer.body as { id: string }).id, slug, owner };
}

/** Somebody new with these roles in the club. */
export async function newMember(
  gateway: RunningGateway,
  club: TestClub,
  ...roles: ClubRole[]
): Promise<Person> {
  const person = await newAccount(gateway, roles.join('-'));
  await addMember(gateway, club, person, ...roles);
  return person;
}

export async function addMember(
  gateway: RunningGateway,
  club: TestClub,
  person: Person,
  ...roles: ClubRole[]
): Promise<void> {
  await query(gateway, 'insert into membership (club_id, user_id, roles) values ($1, $2, $3)', [
    club.id,
    person.id,
    roles,
  ]);
}

/** What somebody is in the club; undefined if nothing. */
export async function rolesOf(
  gateway: RunningGateway,
  club: TestClub,
  person: Person,
): Promise<string[] | undefined> {
  const sql = 'select roles from membership where club_id = $1 and user_id = $2';
  const [row] = await query<{ roles: string[] }>(gateway, sql, [club.id, person.id]);
  return row?.roles;
}

/** What the club's log says was done, in order. */
export async function actionsIn(gateway: RunningGateway, club: TestClub): Promise<string[]> {
  const sql = 'select action from audit_entry where club_id = $1 order by id';
  const rows = await query<{ action: string }>(gateway, sql, [club.id]);
  return rows.map(({ action }) => action);
}

/** What a request was refused with, or undefined if it was not. */
export function refusal(answer: Awaited<ReturnType<Browser['get']>>): string | undefined {
  const { error } = answer.body as { error?: { code: string; reason?: string } };
  return error && (error.reason ?? error.code);
}
