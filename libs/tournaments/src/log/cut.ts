import { cutOverall, cutPerTable, type CutResult, type Finisher } from '../formats/cut.js';
import { type EntrantId, type HashText } from '../model/ids.js';
import { commonDenominator, parseFraction, ZERO } from '../numbers/fraction.js';
import { roundFinishes, survivors } from './knockout-results.js';
import { stageStandings, type EventStanding } from './standings.js';
import { type StageState, type TournamentState } from './state.js';

/** The groups of a stage, each in the order of the stage's standings. */
function groupFinishers(stage: StageState, lines: readonly EventStanding[]): Finisher[][] {
  const { nums } = commonDenominator(lines.map(({ values }) => parseFraction(values.MARGIN) ?? ZERO));
  const groups = stage.rounds[0]?.tables.map(({ seats }) => seats) ?? [];
  return groups.map((group) =>
    lines
      .flatMap((line, i) => (group.includes(line.id) ? [{ line, margin: nums[i]! }] : []))
      .map(({ line, margin }, i) => ({
        id: line.id,
        place: i + 1,
        margin,
        seed: stage.entrants.indexOf(line.id),
      })),
  );
}

/** Who goes on from a stage as it stands. Those who have left are passed over. */
export function cutOf(state: TournamentState, stage: StageState, hash: HashText): CutResult | undefined {
  const { cut, format } = stage.setup;
  if (!cut) return undefined;
  const present = (id: EntrantId): boolean => state.entrants.get(id)?.status === 'checkedIn';
  const lines = stageStandings(state, stage.setup.id, hash).filter(({ id }) => present(id));
  if (cut.by === 'overall') return cutOverall(lines, cut);
  if (format.kind !== 'knockout') return cutPerTable(groupFinishers(stage, lines), cut);
  const last = stage.rounds.filter(({ status }) => status === 'closed').at(-1);
  if (!last) return { qualified: [], luckyLosers: [], tiedAtTheCut: [] };
  const through = survivors(stage, last, cut.take, 0).filter(present);
  const lucky = roundFinishes(stage, last).filter((id) => present(id) && !through.includes(id));
  return { qualified: through, luckyLosers: lucky.slice(0, cut.luckyLosers), tiedAtTheCut: [] };
}
