import { entrantId, type Entrant, type EntrantId } from '@red-disc/tournaments';
import { accountOf } from '../log/accounts.js';

/** Somebody over several events: known by account, and whoever has none by name. */
export interface Person {
  readonly key: EntrantId;
  /** Empty for an account whose name the log does not hold. */
  readonly name: string;
}

const keyOfName = (name: string): EntrantId =>
  entrantId(`name:${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()}`);

const personCalled = (id: string, name: string): Person => ({
  key: accountOf(id) === null ? keyOfName(name) : entrantId(id),
  name: name.trim(),
});

/** A member without an account has their name for an id. */
const memberCalled = (member: string): Person =>
  personCalled(member, accountOf(member) === null ? member : '');

type ByEntrant = readonly (readonly [EntrantId, readonly Person[]])[];

/** Two of the same name in one event cannot be told apart over several, so they are known in this event alone. */
function toldApart(eventId: string, byEntrant: ByEntrant): Map<EntrantId, readonly Person[]> {
  const seen = new Map<EntrantId, number>();
  for (const { key } of byEntrant.flatMap(([, persons]) => persons)) seen.set(key, (seen.get(key) ?? 0) + 1);
  return new Map(
    byEntrant.map(([id, persons]) => [
      id,
      persons.map(({ key, name }, index) =>
        seen.get(key) === 1 ? { key, name } : { key: entrantId(`${eventId}:${id}:${index}`), name },
      ),
    ]),
  );
}

/** Who plays for each entrant of an event: themselves, or the members of the team. */
export function playersIn(eventId: string, entrants: Iterable<Entrant>): Map<EntrantId, readonly Person[]> {
  return toldApart(
    eventId,
    [...entrants].map(({ id, kind, name, members }) => [
      id,
      kind === 'team' && members.length > 0 ? members.map(memberCalled) : [personCalled(id, name)],
    ]),
  );
}

/** The entrants of an event as other events know them; a team is one. */
export function entrantsIn(eventId: string, entrants: Iterable<Entrant>): Map<EntrantId, Person> {
  const persons = toldApart(
    eventId,
    [...entrants].map(({ id, name }) => [id, [personCalled(id, name)]]),
  );
  return new Map([...persons].map(([id, [person]]) => [id, person!]));
}
