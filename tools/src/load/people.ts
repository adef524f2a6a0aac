import { inLots } from './in-lots.js';
import type { ScratchDatabase } from './scratch-database.js';
import { enterAsGuest, type Guest } from '../play/guest.js';

export type PersonKind = 'guest' | 'account' | 'member' | 'owner' | 'administrator';

/** Somebody who is signed in, and what they are. */
export interface LoadPerson extends Guest {
  readonly kind: PersonKind;
  readonly id: string;
}

export interface LoadClub {
  readonly id: string;
  readonly slug: string;
}

/** Somebody of this kind. What would need a mail or an invitation is written to the database directly. */
export async function enterAs(
  url: string,
  database: ScratchDatabase,
  { kind, number, club }: { readonly kind: PersonKind; readonly number: number; readonly club?: LoadClub },
): Promise<LoadPerson> {
  const guest = await enterAsGuest(url, number);
  const answer = await fetch(`${url}/api/account`, { headers: guest.headers });
  const { account } = (await answer.json()) as { account: { id: string } };
  const person = { ...guest, kind, id: account.id };
  if (kind === 'guest') return person;
  await database.query(
    `update "user" set is_anonymous = false, email_verified = true, email = $2, platform_role = $3 where id = $1`,
    [person.id, `${person.id}@club.example`, kind === 'administrator' ? 'administrator' : 'user'],
  );
  if (club && (kind === 'owner' || kind === 'member'))
    await database.query('insert into membership (club_id, user_id, roles) values ($1, $2, $3)', [
      club.id,
      person.id,
      [kind],
    ]);
  return person;
}

export async function enterMany(
  url: string,
  database: ScratchDatabase,
  people: readonly { readonly kind: PersonKind; readonly number: number; readonly club?: LoadClub }[],
): Promise<LoadPerson[]> {
  return inLots(people, 6, (person) => enterAs(url, database, person));
}

/** A club with an owner who founded it the usual way. */
export async function foundClub(url: string, database: ScratchDatabase, number: number): Promise<LoadClub> {
  const founder = await enterAs(url, database, { kind: 'account', number });
  const slug = `club-${number}`;
  const answer = await fetch(`${url}/api/clubs`, {
    method: 'POST',
    headers: { ...founder.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug, name: `Club ${number}`, timeZone: 'Europe/Berlin' }),
  });
  if (!answer.ok) throw new Error(`no club could be founded: ${await answer.text()}`);
  return { id: ((await answer.json()) as { id: string }).id, slug };
}
