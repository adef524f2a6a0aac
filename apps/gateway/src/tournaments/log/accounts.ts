import { entrantId, type Entrant, type EntrantId, type TournamentState } from '@red-disc/tournaments';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * An entrant with an account carries its id, and no name in the log: names are read from the accounts, so that an
 * erased account leaves none behind. Whoever has no account has an id that says so.
 */
export function accountOf(id: string): string | null {
  return uuid.test(id) ? id : null;
}

export const guestEntrantId = (suffix: string): EntrantId => entrantId(`guest-${suffix}`);

/** The accounts that play: alone, or as members of a team. */
export function accountsOf({ id, members }: Entrant): string[] {
  return [...new Set([id, ...members])].flatMap((text) => accountOf(text) ?? []);
}

/** For whom somebody acts: for themselves, or for the team they belong to. */
export function entrantOf(state: TournamentState, userId: string): Entrant | undefined {
  const own = state.entrants.get(entrantId(userId));
  if (own) return own;
  return [...state.entrants.values()].find((entrant) => accountsOf(entrant).includes(userId));
}

/** The same state with the names that the log does not hold. */
export function withNames(state: TournamentState, names: ReadonlyMap<string, string>): TournamentState {
  const named = (entrant: Entrant): Entrant => ({
    ...entrant,
    name: entrant.name === '' ? (names.get(entrant.id) ?? '') : entrant.name,
    members: entrant.members.map((member) => names.get(member) ?? member),
  });
  return { ...state, entrants: new Map([...state.entrants].map(([id, entrant]) => [id, named(entrant)])) };
}
