import { assertNever } from '@red-disc/kernel';
import { type PlayedGame } from '../model/game.js';
import { type EntrantId } from '../model/ids.js';
import { compareFractions, negate, type Fraction } from '../numbers/fraction.js';
import { type Criterion, type Tally } from './criteria.js';
import { directEncounters } from './direct.js';
import { lotOf, type Lot } from './lot.js';

/** Entrants that share a rank, best group first. */
export interface RankedGroup {
  readonly members: readonly Tally[];
  /** The criterion that set the group apart from its neighbours; null if nothing ever did. */
  readonly decidedBy: Criterion | null;
}

export interface Ranking {
  readonly groups: readonly RankedGroup[];
  /** Direct encounters of those for whom the chain came to look at them. */
  readonly direct: ReadonlyMap<EntrantId, number>;
}

export interface ChainInput {
  readonly chain: readonly Criterion[];
  readonly games: readonly PlayedGame[];
  readonly lot: Lot;
}

type Compare = (a: Tally, b: Tally) => number;

/** More is better, and having nothing is worse than anything. */
function descending(pick: (tally: Tally) => Fraction | undefined): Compare {
  return (a, b) => {
    const [left, right] = [pick(a), pick(b)];
    if (!left || !right) return (left ? 0 : 1) - (right ? 0 : 1);
    return compareFractions(right, left);
  };
}

function comparison(
  criterion: Criterion,
  tied: readonly Tally[],
  input: ChainInput,
  direct: Map<EntrantId, number>,
): Compare {
  switch (criterion) {
    case 'TP':
      return descending((tally) => tally.tp);
    case 'OAS':
      return descending((tally) => tally.oas);
    case 'OAS-C1':
      return descending((tally) => tally.oasWithoutLowest);
    case 'OAS-M1':
      return descending((tally) => tally.oasWithoutExtremes);
    case 'MARGIN':
      return descending((tally) => tally.margin);
    case 'WINS':
      return descending((tally) => tally.wins);
    case 'BEST':
      return descending((tally) => tally.best && negate(tally.best));
    case 'DIRECT': {
      const found = directEncounters(
        tied.map(({ id }) => id),
        input.games,
      );
      if (!found) return () => 0;
      for (const [id, score] of found) direct.set(id, score);
      return (a, b) => found.get(b.id)! - found.get(a.id)!;
    }
    case 'LOT': {
      const lots = new Map(tied.map(({ id }) => [id, lotOf(id, input.lot)]));
      return (a, b) => (lots.get(a.id)! < lots.get(b.id)! ? -1 : lots.get(a.id)! > lots.get(b.id)! ? 1 : 0);
    }
    default:
      return assertNever(criterion);
  }
}

function split(tied: readonly Tally[], compare: Compare): Tally[][] {
  const groups: Tally[][] = [];
  for (const tally of tied.toSorted(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0]!, tally) === 0) last.push(tally);
    else groups.push([tally]);
  }
  return groups;
}

/** Applies the chain group by group: a criterion only parts those whom all earlier ones left level. */
export function rankByChain(tallies: readonly Tally[], input: ChainInput): Ranking {
  const direct = new Map<EntrantId, number>();
  let groups: RankedGroup[] = tallies.length > 0 ? [{ members: tallies, decidedBy: null }] : [];
  for (const criterion of input.chain) {
    groups = groups.flatMap((group) => {
      if (group.members.length === 1) return [group];
      const parts = split(group.members, comparison(criterion, group.members, input, direct));
      if (parts.length === 1) return [group];
      return parts.map((members) => ({ members, decidedBy: criterion }));
    });
  }
  return { groups, direct };
}
