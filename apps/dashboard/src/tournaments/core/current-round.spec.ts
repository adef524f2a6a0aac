import { describe, expect, it } from '@jest/globals';
import type { TournamentBody } from '@red-disc/contracts';
import { currentRound, parseRoundAt } from './current-round';

type Status = 'planned' | 'published' | 'running' | 'closed';

function stage(id: string, statuses: readonly Status[]): TournamentBody['stages'][number] {
  return {
    setup: { id, format: { kind: 'movement', rounds: 4 } },
    status: 'running',
    entrants: 9,
    roundsPlanned: 4,
    rounds: statuses.map((status, index) => ({
      round: index + 1,
      status,
      version: 1,
      tables: 3,
      done: 0,
      clock: null,
    })),
  };
}

describe('the round that matters now', () => {
  it.each([
    [['closed', 'running', 'planned'], 2],
    [['closed', 'published', 'planned'], 2],
    [['closed', 'closed', 'planned', 'planned'], 3],
    [['closed', 'closed'], 2],
  ] as const)('of %j is %d', (statuses, round) => {
    expect(currentRound([stage('main', statuses)])).toMatchObject({ stage: 'main', round });
  });

  it('is that of the last stage when all are over, and none before anything is planned', () => {
    expect(currentRound([stage('main', ['closed']), stage('final', ['closed'])])?.stage).toBe('final');
    expect(currentRound([stage('main', [])])).toBeUndefined();
  });

  it('can be chosen by the address, and a wrong one leads to the current', () => {
    const stages = [stage('main', ['closed', 'running'])];
    expect(parseRoundAt(stages, { stage: 'main', round: '1' })?.round).toBe(1);
    expect(parseRoundAt(stages, { stage: 'main', round: '9' })?.round).toBe(2);
  });
});
