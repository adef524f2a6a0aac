import { failure, success, type Result } from '@red-disc/kernel';
import { stageId } from '../model/ids.js';
import { plannedRounds, type StageSetup } from '../model/stage.js';
import { defaultScoring, type Scoring, type TableSize } from '../scoring/presets.js';
import { tableSizes, type NotSeatable } from '../seating/table-sizes.js';
import { slotMinutes, timeModel, type MeasuredTime, type TimeModel } from './timing.js';

export interface SuggestionInput {
  readonly players: number;
  /** Boxes of the game: one for each table. */
  readonly boxes?: number;
  readonly minutes: number;
  /** Rounds of one game. */
  readonly gameRounds: number;
  readonly measured?: readonly MeasuredTime[];
}

export type EventPreset = 'evening' | 'eveningWithFinal' | 'championship' | 'swiss';

export interface EventSuggestion {
  readonly preset: EventPreset;
  readonly stages: readonly StageSetup[];
  readonly rounds: number;
  readonly sizes: readonly TableSize[];
  readonly scoring: Scoring;
  /** Minutes for each round's clock. */
  readonly clockMinutes: number;
  /** Minutes from the first start to the end: eight of ten events end between the outer two. */
  readonly end: { readonly early: number; readonly expected: number; readonly late: number };
}

/** Nine of ten lie below the mean plus so many standard deviations. */
const P90 = 1.2816;
const TURNOVER_MINUTES = 10;

/** A round lasts as long as its slowest table. */
function roundTime(
  sizes: readonly number[],
  gameRounds: number,
  model: TimeModel,
): { mean: number; variance: number } {
  const times = sizes.map((size) => model.minutes(size, gameRounds));
  const typical = Math.max(...times.map((time) => time.typical));
  const deviation = Math.max(...times.map((time) => (time.slow - time.typical) / P90));
  const reach = Math.sqrt(2 * Math.log(Math.max(2, sizes.length)));
  const slowest = sizes.length === 1 ? typical : typical + deviation * reach * 0.75;
  return { mean: slowest, variance: (deviation / reach) ** 2 };
}

function suggestedRounds(players: number): number[] {
  if (players <= 8) return [3];
  if (players <= 16) return [4, 3];
  if (players <= 32) return [5, 4, 3];
  return [6, 5, 4, 3];
}

const MAIN = stageId('main');
const SEMI = stageId('semi');
const FINAL = stageId('final');

function stagesOf(preset: EventPreset, rounds: number): StageSetup[] {
  const movement: StageSetup = { id: MAIN, format: { kind: 'movement', rounds } };
  const final: StageSetup = { id: FINAL, format: { kind: 'final', games: 1, carryOver: false } };
  const cut = { by: 'overall', luckyLosers: 0, seating: 'serpentine' } as const;
  switch (preset) {
    case 'evening':
      return [movement];
    case 'eveningWithFinal':
      return [{ ...movement, cut: { ...cut, take: 4, to: FINAL } }, final];
    case 'championship': {
      const semi: StageSetup = {
        id: SEMI,
        format: { kind: 'knockout', rounds: [{ size: 4, advance: 1 }], luckyLosers: false },
        cut: { ...cut, by: 'perTable', take: 1, to: FINAL },
      };
      return [{ ...movement, cut: { ...cut, take: 16, to: SEMI } }, semi, final];
    }
    case 'swiss': {
      const format = {
        kind: 'swiss',
        rounds,
        firstRound: 'random',
        repeatPolicy: 'strict',
        shortTables: 'low',
      } as const;
      return [{ id: MAIN, format }];
    }
  }
}

const FEWEST_PLAYERS: Readonly<Record<EventPreset, number>> = {
  evening: 2,
  eveningWithFinal: 9,
  championship: 29,
  swiss: 12,
};

/** What fits into the time, the default first: a movement with a final table, then the others. */
export function suggestEvents(input: SuggestionInput): Result<EventSuggestion[], NotSeatable> {
  const plan = tableSizes(input.players, input.boxes === undefined ? {} : { maxTables: input.boxes });
  if (!plan.ok) return failure(plan.error);
  const { sizes } = plan.value;
  const model = timeModel(input.measured);
  const main = roundTime(sizes, input.gameRounds, model);
  const semi = roundTime([4, 4, 4, 4], input.gameRounds, model);
  const single = roundTime([4], input.gameRounds, model);
  const endOf = (stages: readonly StageSetup[]): EventSuggestion['end'] => {
    const parts = stages.flatMap(({ id, format }) =>
      Array.from({ length: plannedRounds(format) ?? 0 }, () =>
        id === FINAL ? single : id === SEMI ? semi : main,
      ),
    );
    const mean = parts.reduce((sum, part) => sum + part.mean, 0) + TURNOVER_MINUTES * (parts.length - 1);
    const spread = P90 * Math.sqrt(parts.reduce((sum, part) => sum + part.variance, 0));
    return { early: Math.floor(mean - spread), expected: Math.round(mean), late: Math.ceil(mean + spread) };
  };
  const presets: EventPreset[] = ['eveningWithFinal', 'championship', 'evening', 'swiss'];
  return success(
    presets.flatMap((preset) => {
      if (input.players < FEWEST_PLAYERS[preset]) return [];
      for (const rounds of suggestedRounds(input.players)) {
        const stages = stagesOf(preset, rounds);
        const end = endOf(stages);
        if (end.late > input.minutes) continue;
        const clockMinutes = slotMinutes(Math.max(...sizes), input.gameRounds).play;
        return [{ preset, stages, rounds, sizes, scoring: defaultScoring(sizes), clockMinutes, end }];
      }
      return [];
    }),
  );
}
