import { type PlayedGame } from '../model/game.js';
import { type EntrantId } from '../model/ids.js';
import { makeFraction, type Fraction } from '../numbers/fraction.js';
import { rankByChain } from './chain.js';
import { type Criterion, type Tally } from './criteria.js';
import { type Lot } from './lot.js';
import { tallyGames, type Participant, type TallyOptions } from './tally.js';

/** One line of the standings. Fractions are exact text (`25/2`); null means that there is nothing to compare. */
export interface Standing {
  readonly rank: number;
  readonly id: EntrantId;
  readonly games: number;
  readonly tp: string;
  readonly values: {
    readonly OAS: string | null;
    readonly 'OAS-C1': string | null;
    readonly 'OAS-M1': string | null;
    readonly MARGIN: string;
    readonly WINS: string;
    readonly BEST: string | null;
    readonly DIRECT: number | null;
  };
  /** Which criterion parted this line, or those who share it, from the ones level before; null if nothing had to. */
  readonly decidedBy: Criterion | null;
  readonly shared: boolean;
}

export interface StandingsInput extends TallyOptions {
  readonly participants: readonly Participant[];
  readonly games: readonly PlayedGame[];
  readonly chain: readonly Criterion[];
  readonly lot: Lot;
}

const text = (value: Fraction | undefined): string | null => (value ? makeFraction(value) : null);

function lineOf(
  tally: Tally,
  rank: Pick<Standing, 'rank' | 'decidedBy' | 'shared'>,
  direct: number | null,
): Standing {
  return {
    rank: rank.rank,
    id: tally.id,
    games: tally.games,
    tp: makeFraction(tally.tp),
    values: {
      OAS: text(tally.oas),
      'OAS-C1': text(tally.oasWithoutLowest),
      'OAS-M1': text(tally.oasWithoutExtremes),
      MARGIN: makeFraction(tally.margin),
      WINS: makeFraction(tally.wins),
      BEST: text(tally.best),
      DIRECT: direct,
    },
    decidedBy: rank.decidedBy,
    shared: rank.shared,
  };
}

/** The standings, best first. Shared ranks are numbered 1-2-2-4 and listed by id, so the order is always the same. */
export function standingsOf(input: StandingsInput): Standing[] {
  const tallies = tallyGames(input.participants, input.games, input);
  const { groups, direct } = rankByChain(tallies, input);
  const lines: Standing[] = [];
  for (const { members, decidedBy } of groups) {
    const shared = members.length > 1;
    const place = { rank: lines.length + 1, decidedBy, shared };
    const byId = shared ? members.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : members;
    lines.push(...byId.map((tally) => lineOf(tally, place, direct.get(tally.id) ?? null)));
  }
  return lines;
}
