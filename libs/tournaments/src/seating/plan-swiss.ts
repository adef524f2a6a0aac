import { failure, success, type Result } from '@red-disc/kernel';
import { seededRandom } from '../numbers/random.js';
import { byeCounts } from './objective.js';
import { type Grouping, type PlayerIndex, type SeatingConstraints } from './problem.js';
import {
  DEFAULT_GAME_ROUNDS,
  sizesFor,
  type SeatingMeta,
  type SeatingRefusal,
  type SeatingRequest,
} from './request.js';
import { numberTables, type SeatedRound } from './seated.js';
import { seatRounds } from './seats/seat-phase.js';
import { type RepeatPolicy, type ShortTableRule, type SwissCost } from './swiss/problem.js';
import { solveSwissRound, SWISS_ALGORITHM } from './swiss/swiss-round.js';

export interface SwissRequest extends SeatingRequest {
  /** Points of every player, who are numbered in the order of the standings; whole numbers. */
  readonly points: readonly number[];
  readonly repeatPolicy?: RepeatPolicy;
  readonly shortTables?: ShortTableRule;
}

export interface SwissPlan extends SeatingMeta {
  readonly round: SeatedRound;
  readonly objective: SwissCost;
}

/** Those who sit out: the last of the standings among those who did so least often. */
export function chooseByes(players: number, history: readonly Grouping[], byes: number): PlayerIndex[] {
  const before = byeCounts(players, history);
  return before
    .map((count, player) => ({ count, player }))
    .sort((a, b) => a.count - b.count || b.player - a.player)
    .slice(0, byes)
    .map(({ player }) => player);
}

/** The request of those who play, numbered anew, and their old numbers. */
function withoutByes(
  request: SwissRequest,
  byes: readonly PlayerIndex[],
): { request: SwissRequest; old: PlayerIndex[] } {
  const old = Array.from({ length: request.players }, (_, p) => p).filter((p) => !byes.includes(p));
  const number = new Map(old.map((p, i) => [p, i]));
  const index = (player: PlayerIndex): PlayerIndex => number.get(player) ?? -1;
  const { avoid, apart, pinned, clubs } = request.constraints ?? {};
  const pairs = (list: SeatingConstraints['avoid']): [number, number][] =>
    (list ?? [])
      .map(([a, b]) => [index(a), index(b)] as [number, number])
      .filter(([a, b]) => a >= 0 && b >= 0);
  return {
    old,
    request: {
      ...request,
      players: old.length,
      points: old.map((p) => request.points[p]!),
      history: (request.history ?? []).map((round) => ({
        tables: round.tables.map((table) => table.map(index)),
        byes: round.byes.map(index),
      })),
      constraints: {
        avoid: pairs(avoid),
        apart: pairs(apart),
        pinned: new Map(
          [...(pinned ?? [])].map(([p, table]) => [index(p), table] as const).filter(([p]) => p >= 0),
        ),
        ...(clubs ? { clubs: old.map((p) => clubs[p]) } : {}),
      },
    },
  };
}

/** Plans one round after the standings, in the seats in which it is to be played. */
export function planSwissRound(asked: SwissRequest): Result<SwissPlan, SeatingRefusal> {
  const sizes = sizesFor(asked);
  if (!sizes.ok) return sizes;
  const byes = chooseByes(asked.players, asked.history ?? [], sizes.value.byes);
  const { request, old } = withoutByes(asked, byes);
  const constraints = request.constraints ?? {};
  const history = request.history ?? [];
  const solved = solveSwissRound(
    {
      players: request.players,
      points: request.points,
      sizes: sizes.value.sizes,
      history,
      constraints,
      repeatPolicy: request.repeatPolicy ?? 'strict',
      shortTables: request.shortTables ?? 'low',
    },
    request.seed,
  );
  if (solved.cost.apart > 0) return failure({ code: 'MUST_NOT_MEET', pairs: solved.cost.apart });
  const gameRounds = request.gameRounds ?? DEFAULT_GAME_ROUNDS;
  const groups = [{ tables: solved.tables, byes: [] }];
  const random = seededRandom(`${request.seed}/seats`);
  const [seated] = seatRounds({ players: request.players, rounds: groups, history, gameRounds }, random);
  const round = numberTables(seated!, constraints.pinned);
  return success({
    round: {
      tables: round.tables.map(({ no, seats }) => ({ no, seats: seats.map((player) => old[player]!) })),
      byes,
    },
    seed: request.seed,
    algorithm: SWISS_ALGORITHM,
    cost: solved.cost.repeats,
    lowerBound: solved.lowerBound,
    optimal: solved.optimal,
    objective: solved.cost,
  });
}
