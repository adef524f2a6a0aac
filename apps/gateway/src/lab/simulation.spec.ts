import { getPriority } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { hostedGames } from '../games/hosted-games.js';
import { Simulation } from './simulation.js';

const [game] = hostedGames.all();
const order = {
  game: game!.version,
  rules: game!.presets[0]!.rules,
  players: 6,
  games: 20_000,
  priority: 19,
};

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

describe('a simulation', () => {
  it('plays in a process of its own at low priority, which is gone when it is cancelled', async () => {
    let hear: (played: number) => void = () => undefined;
    const heard = new Promise<number>((resolve) => (hear = resolve));
    const simulation = new Simulation(order, (played) => {
      hear(played);
    });
    const processId = simulation.processId!;
    try {
      expect(await heard).toBeGreaterThan(0);
      expect(processId).not.toBe(process.pid);
      expect(getPriority(processId)).toBe(19);
      expect(isAlive(processId)).toBe(true);
    } finally {
      simulation.cancel();
    }
    expect(await simulation.outcome).toEqual({ type: 'cancelled' });
    expect(isAlive(processId)).toBe(false);
  });

  it('of a game that nobody can simulate fails, and says so', async () => {
    expect(await new Simulation({ ...order, game: 'nothing@1' }, () => undefined).outcome).toEqual({
      type: 'failed',
    });
  });
});
