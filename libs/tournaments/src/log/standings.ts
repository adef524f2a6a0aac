import { type EntrantStatus } from '../model/entrant.js';
import { type EntrantId, type HashText, type StageId } from '../model/ids.js';
import { add, fraction, multiply, negate, parseFraction, ZERO, type Fraction } from '../numbers/fraction.js';
import { standingsOf, type Standing } from '../standings/standings.js';
import { gamesOfStage } from './games.js';
import { knockoutStandings } from './knockout-standings.js';
import { stageOf, type StageState, type TournamentState } from './state.js';

/** A line of an event's standings, with what people want to see beside the figures. */
export interface EventStanding extends Standing {
  readonly name: string;
  readonly status: EntrantStatus;
  readonly marks: readonly ('dropped' | 'late' | 'penalised' | 'awarded' | 'satOut')[];
}

const points = (text: string): Fraction => parseFraction(text) ?? ZERO;

/** Byes, awards and missed rounds minus penalties; what a final carries over comes on top. */
function adjustmentOf(state: TournamentState, stage: StageState, id: EntrantId, hash: HashText): Fraction {
  const { rules } = state.setup;
  const byes = stage.rounds.filter((round) => round.status !== 'planned' && round.byes.includes(id)).length;
  const missed = stage === state.stages[0] ? (state.entrants.get(id)?.enteredRound ?? 1) - 1 : 0;
  const changes = state.adjustments
    .filter((change) => change.entrant === id && change.stage === stage.setup.id && !change.cancelled)
    .map((change) => (change.kind === 'award' ? points(change.points) : negate(points(change.points))));
  const sums = [
    multiply(points(rules.byePoints), fraction(byes)),
    multiply(points(rules.lateEntryPoints), fraction(missed)),
    ...changes,
  ];
  const { format } = stage.setup;
  if (format.kind === 'final' && format.carryOver) {
    const before = state.stages[state.stages.indexOf(stage) - 1];
    const line =
      before && stageStandings(state, before.setup.id, hash).find((standing) => standing.id === id);
    if (line) sums.push(points(line.tp));
  }
  return sums.reduce(add, ZERO);
}

function marksOf(state: TournamentState, stage: StageState, id: EntrantId): EventStanding['marks'] {
  const entrant = state.entrants.get(id);
  const changed = (kind: 'penalty' | 'award'): boolean =>
    state.adjustments.some(
      (change) =>
        change.entrant === id && change.stage === stage.setup.id && change.kind === kind && !change.cancelled,
    );
  return [
    ...(entrant?.status === 'dropped' ? (['dropped'] as const) : []),
    ...((entrant?.enteredRound ?? 1) > 1 ? (['late'] as const) : []),
    ...(changed('penalty') ? (['penalised'] as const) : []),
    ...(changed('award') ? (['awarded'] as const) : []),
    ...(stage.rounds.some(({ byes }) => byes.includes(id)) ? (['satOut'] as const) : []),
  ];
}

const describe = (state: TournamentState, stage: StageState, line: Standing): EventStanding => ({
  ...line,
  name: state.entrants.get(line.id)?.name ?? '',
  status: state.entrants.get(line.id)?.status ?? 'withdrawn',
  marks: marksOf(state, stage, line.id),
});

/** The standings of a stage by its confirmed results. Whoever was disqualified is not listed; their games stay. */
export function stageStandings(state: TournamentState, stage: StageId, hash: HashText): EventStanding[] {
  const found = stageOf(state, stage);
  if (!found) return [];
  const { rules, lotSeed } = state.setup;
  const { format } = found.setup;
  const lines = standingsOf({
    participants: found.entrants
      .filter((id) => state.entrants.get(id)?.status !== 'disqualified')
      .map((id) => ({ id, adjustment: adjustmentOf(state, found, id, hash) })),
    games: gamesOfStage(found),
    scoring: rules.duplicate ? { type: 'duplicate' } : rules.scoring,
    nominalRounds: rules.nominalRounds,
    chain: rules.chain,
    lot: { seed: lotSeed, hash },
    ...(format.kind === 'heats' ? { bestGames: format.best } : {}),
  });
  const ordered = format.kind === 'knockout' ? knockoutStandings(found, lines) : lines;
  return ordered.map((line) => describe(state, found, line));
}

/** The whole event: whoever got further stands higher, and each stage orders those who ended in it. */
export function eventStandings(state: TournamentState, hash: HashText): EventStanding[] {
  const listed = new Set<EntrantId>();
  const lines: EventStanding[] = [];
  for (const stage of state.stages.toReversed()) {
    if (stage.status === 'waiting') continue;
    const fresh = stageStandings(state, stage.setup.id, hash).filter(({ id }) => !listed.has(id));
    const above = lines.length;
    // Ranks close up over those who went on and are listed already.
    fresh.forEach((line, i) => {
      const first = fresh.findIndex(({ rank }) => rank === line.rank);
      lines.push({
        ...line,
        rank: above + first + 1,
        shared: line.shared && fresh.filter(({ rank }) => rank === line.rank).length > 1,
      });
      listed.add(fresh[i]!.id);
    });
  }
  return lines;
}
