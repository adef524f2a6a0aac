import type { TournamentBody } from '@red-disc/contracts';

type Stage = TournamentBody['stages'][number];

export interface RoundAt {
  readonly stage: string;
  readonly round: number;
}

export interface CurrentRound extends RoundAt {
  readonly status: Stage['rounds'][number]['status'];
  /** How many rounds the stage has; null where nobody can know. */
  readonly of: number | null;
}

const urgency = { running: 0, published: 1, planned: 2, closed: 3 } as const;

/** The round that matters now: one that runs, else the next one, else the last that was played. */
export function currentRound(stages: TournamentBody['stages']): CurrentRound | undefined {
  const all = stages.flatMap(({ setup, rounds, roundsPlanned }) =>
    rounds.map(({ round, status }) => ({ stage: setup.id, round, status, of: roundsPlanned })),
  );
  return all.reduce<CurrentRound | undefined>((best, candidate) => {
    if (!best) return candidate;
    const isLater = candidate.status === 'closed' && best.status === 'closed';
    return urgency[candidate.status] < urgency[best.status] || isLater ? candidate : best;
  }, undefined);
}

/** Every round that is known, in the order of play, for a list to choose from. */
export function knownRounds(stages: TournamentBody['stages']): readonly CurrentRound[] {
  return stages.flatMap(({ setup, rounds, roundsPlanned }) =>
    rounds.map(({ round, status }) => ({ stage: setup.id, round, status, of: roundsPlanned })),
  );
}

export function parseRoundAt(
  stages: TournamentBody['stages'],
  asked: { readonly stage?: unknown; readonly round?: unknown },
): CurrentRound | undefined {
  const named = knownRounds(stages).find(
    ({ stage, round }) => stage === asked.stage && String(round) === asked.round,
  );
  return named ?? currentRound(stages);
}
