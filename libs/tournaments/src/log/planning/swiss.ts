import { success } from '@red-disc/kernel';
import { serpentine } from '../../formats/serpentine.js';
import { type EntrantId, type HashText } from '../../model/ids.js';
import { type StageFormat } from '../../model/stage.js';
import { commonDenominator, parseFraction, ZERO } from '../../numbers/fraction.js';
import { seededRandom, shuffled } from '../../numbers/random.js';
import { planSwissRound } from '../../seating/plan-swiss.js';
import { numberTables } from '../../seating/seated.js';
import { seatRounds } from '../../seating/seats/seat-phase.js';
import { tableSizes } from '../../seating/table-sizes.js';
import { stageStandings } from '../standings.js';
import { nextRound, type StageState, type TournamentState } from '../state.js';
import { rosterOf } from './roster.js';
import {
  allOf,
  mergePools,
  poolsOf,
  seedOf,
  sizesOf,
  type Pool,
  type PoolRound,
  type RoundsPlan,
} from './rounds.js';

type SwissFormat = Extract<StageFormat, { kind: 'swiss' }>;

interface Order {
  readonly ids: readonly EntrantId[];
  /** Whole numbers, as the search wants them. */
  readonly points: ReadonlyMap<EntrantId, number>;
}

/** The order of round 1: drawn, or by rating. */
function firstOrder(
  state: TournamentState,
  ids: readonly EntrantId[],
  by: SwissFormat['firstRound'],
  seed: string,
): Order {
  if (by === 'random') return { ids: shuffled(ids, seededRandom(seed)), points: new Map() };
  const rating = (id: EntrantId): number => Math.round(state.entrants.get(id)?.rating ?? 0);
  const sorted = ids.toSorted((a, b) => rating(b) - rating(a));
  return { ids: sorted, points: new Map(sorted.map((id) => [id, by === 'rating' ? rating(id) : 0])) };
}

/** The order of the standings, with points over a common denominator. */
function standingsOrder(
  state: TournamentState,
  stage: StageState,
  ids: readonly EntrantId[],
  hash: HashText,
): Order {
  const wanted = new Set(ids);
  const lines = stageStandings(state, stage.setup.id, hash).filter(({ id }) => wanted.has(id));
  const { nums } = commonDenominator(lines.map(({ tp }) => parseFraction(tp) ?? ZERO));
  return { ids: lines.map(({ id }) => id), points: new Map(lines.map(({ id }, i) => [id, Number(nums[i])])) };
}

/** Seeds dealt in a serpentine: every table is as strong as any other. */
function serpentineRound(
  state: TournamentState,
  pool: Pool,
  seed: string,
): ReturnType<typeof allOf<PoolRound>> {
  const sizes = tableSizes(pool.ids.length, sizesOf(state, pool.place));
  if (!sizes.ok) return sizes;
  const players = pool.ids.map((_, i) => i);
  const playing = players.slice(0, players.length - sizes.value.byes);
  const groups = [{ tables: serpentine(playing, sizes.value.sizes), byes: players.slice(playing.length) }];
  const gameRounds = state.setup.rules.nominalRounds;
  const [seated] = seatRounds(
    { players: players.length, rounds: groups, history: [], gameRounds },
    seededRandom(seed),
  );
  const meta = { seed, algorithm: 'serpentine/1', cost: 0, lowerBound: 0, optimal: true };
  return success([{ pool, round: numberTables(seated!, undefined), meta }]);
}

export interface SwissPlanInput {
  readonly format: Pick<SwissFormat, 'firstRound' | 'repeatPolicy' | 'shortTables'>;
  readonly participants: readonly EntrantId[];
  /** Heats are drawn every time; only who met before matters. */
  readonly byStandings: boolean;
  readonly hash: HashText;
}

/** The next round, made after the standings. */
export function planSwissStage(state: TournamentState, stage: StageState, input: SwissPlanInput): RoundsPlan {
  const { format, hash } = input;
  const round = nextRound(stage);
  const seed = seedOf(state, stage, round);
  const played = input.byStandings && stage.rounds.some(({ status }) => status === 'closed');
  const order = played
    ? standingsOrder(state, stage, input.participants, hash)
    : firstOrder(state, input.participants, format.firstRound, seed);
  const parts = allOf(
    poolsOf(state, order.ids).map((pool) => {
      if (!played && format.firstRound === 'serpentine') return serpentineRound(state, pool, seed);
      const roster = rosterOf(state, stage, pool.ids);
      const plan = planSwissRound({
        players: pool.ids.length,
        points: pool.ids.map((id) => order.points.get(id) ?? 0),
        sizes: sizesOf(state, pool.place),
        history: roster.history,
        constraints: roster.constraints,
        repeatPolicy: format.repeatPolicy,
        shortTables: format.shortTables,
        gameRounds: state.setup.rules.nominalRounds,
        seed: `${seed}/${pool.place}`,
      });
      return plan.ok ? success([{ pool, round: plan.value.round, meta: plan.value }]) : plan;
    }),
  );
  return parts.ok ? success([mergePools({ state, stage, round }, parts.value.flat())]) : parts;
}
