import { type Entrant } from '../../model/entrant.js';
import { type EntrantId } from '../../model/ids.js';
import { DEPARTED, type Grouping, type Pair, type SeatingConstraints } from '../../seating/problem.js';
import { playersAt, type RoundState, type StageState, type TournamentState } from '../state.js';

/** The players of a plan by number, and everything about them that seating looks at. */
export interface Roster {
  readonly ids: readonly EntrantId[];
  readonly constraints: SeatingConstraints;
  /** Published rounds of the stage; those not on the roster count as departed. */
  readonly history: readonly Grouping[];
}

function pairsWithin(
  ids: readonly EntrantId[],
  related: (a: Entrant, b: Entrant) => boolean,
  state: TournamentState,
): Pair[] {
  return ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b, j): Pair[] => {
      const [one, other] = [state.entrants.get(a), state.entrants.get(b)];
      return one && other && related(one, other) ? [[i, i + 1 + j]] : [];
    }),
  );
}

export function constraintsFor(state: TournamentState, ids: readonly EntrantId[]): SeatingConstraints {
  const number = new Map(ids.map((id, i) => [id, i]));
  const avoid = state.apart.flatMap(([a, b]): Pair[] => {
    const [one, other] = [number.get(a), number.get(b)];
    return one !== undefined && other !== undefined ? [[one, other]] : [];
  });
  const pinned = new Map(
    ids.flatMap((id, i): [number, number][] => {
      const table = state.entrants.get(id)?.pinnedTable ?? null;
      return table === null ? [] : [[i, table]];
    }),
  );
  const clubs = ids.map((id) => state.entrants.get(id)?.club ?? undefined);
  return {
    avoid,
    pinned,
    apart: pairsWithin(ids, (a, b) => a.team !== null && a.team === b.team, state),
    ...(clubs.some((club) => club !== undefined) ? { clubs } : {}),
  };
}

export function historyFor(rounds: readonly RoundState[], ids: readonly EntrantId[]): Grouping[] {
  const number = new Map(ids.map((id, i) => [id, i]));
  const index = (id: EntrantId): number => number.get(id) ?? DEPARTED;
  return rounds
    .filter(({ status }) => status !== 'planned')
    .map(({ tables, byes }) => ({
      tables: tables.filter(({ voided }) => !voided).map((table) => playersAt(table).map(index)),
      byes: byes.map(index),
    }));
}

export function rosterOf(state: TournamentState, stage: StageState, ids: readonly EntrantId[]): Roster {
  return { ids, constraints: constraintsFor(state, ids), history: historyFor(stage.rounds, ids) };
}
