import { describe, expect, it } from '@jest/globals';
import { stageId, type RoundState, type StageState } from '@red-disc/tournaments';
import { arenaSteps } from './arena-steps.js';

const startedAt = 1_800_000_000_000;
const MINUTE = 60_000;
const round = (no: number, status: RoundState['status'], state?: 'confirmed' | 'submitted'): RoundState =>
  ({
    round: no,
    version: 1,
    status,
    clock: status === 'planned' || status === 'published' ? null : { startedAt },
    tables: [{ voided: false, result: state ? { state } : null }],
  }) as unknown as RoundState;

const arena = (...rounds: RoundState[]): StageState => ({
  setup: {
    id: stageId('main'),
    format: { kind: 'arena', minutes: 60, params: { sizes: [4, 3], maxWaitSeconds: 60, cooldownRepeat: 2 } },
  },
  status: 'running',
  startedAt,
  entrants: [],
  rounds,
});

describe('an arena that runs by itself', () => {
  it('seats whoever waits, as soon as they make a table', () => {
    expect(arenaSteps(arena(), { canSeat: true, now: startedAt })).toEqual([
      { type: 'plan', round: 1, version: 0 },
    ]);
    expect(arenaSteps(arena(), { canSeat: false, now: startedAt })).toEqual([]);
    expect(arenaSteps({ ...arena(), status: 'waiting' }, { canSeat: true, now: startedAt })).toEqual([]);
  });

  it('lets them play at once, while others still play', () => {
    const running = round(1, 'running');
    expect(arenaSteps(arena(running, round(2, 'planned')), { canSeat: false, now: startedAt })).toMatchObject(
      [{ type: 'publish', round: 2 }],
    );
    expect(
      arenaSteps(arena(running, round(2, 'published')), { canSeat: false, now: startedAt }),
    ).toMatchObject([{ type: 'start', round: 2 }]);
  });

  it('closes rounds whose results are confirmed, and seats nobody when its time is over', () => {
    const ended = arena(round(1, 'running', 'confirmed'), round(2, 'running', 'submitted'));
    expect(arenaSteps(ended, { canSeat: true, now: startedAt + 59 * MINUTE })).toMatchObject([
      { type: 'close', round: 1 },
      { type: 'plan', round: 3 },
    ]);
    expect(arenaSteps(ended, { canSeat: true, now: startedAt + 60 * MINUTE })).toMatchObject([
      { type: 'close', round: 1 },
    ]);
  });
});
