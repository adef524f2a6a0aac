import type { TournamentStandingsBody } from '@red-disc/contracts';
import {
  cutOf,
  eventStandings,
  sharePrizes,
  stageOf,
  stageStandings,
  type EventStanding,
  type StageId,
  type TournamentState,
} from '@red-disc/tournaments';
import { sha256 } from '../log/hash.js';

type Line = TournamentStandingsBody['lines'][number];

export function standingView({ id, marks, ...line }: EventStanding): Line {
  return { ...line, entrant: id, marks: [...marks] };
}

function cutView(state: TournamentState, stage: StageId): TournamentStandingsBody['cut'] {
  const found = stageOf(state, stage);
  if (!found || found.status === 'waiting') return null;
  const cut = cutOf(state, found, sha256);
  if (!cut) return null;
  return { qualified: [...cut.qualified], luckyLosers: [...cut.luckyLosers], tied: [...cut.tiedAtTheCut] };
}

const stateOf = ({ status }: TournamentState): TournamentStandingsBody['state'] =>
  status === 'approved' || status === 'locked' ? status : 'provisional';

/** The standings of one stage, or of the whole event with the prizes. */
export function standingsView(
  state: TournamentState,
  seq: number,
  stage: StageId | undefined,
): TournamentStandingsBody {
  const lines = stage === undefined ? eventStandings(state, sha256) : stageStandings(state, stage, sha256);
  const { shares, remainder } = sharePrizes(lines, stage === undefined ? state.prizes : []);
  return {
    seq,
    stage: stage ?? null,
    state: stateOf(state),
    lines: lines.map(standingView),
    cut: stage === undefined ? null : cutView(state, stage),
    prizes: {
      shares: shares.map(({ id, labels, ...share }) => ({ ...share, entrant: id, labels: [...labels] })),
      remainder,
    },
  };
}
