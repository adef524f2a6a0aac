import { getPriority } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { hostedGames } from '../games/hosted-games.js';
import { simulators } from '../games/simulators.js';
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

  it('is named after how its bots play, so that figures of other bots are not taken for its own', async () => {
    const simulator = simulators.get(order.game)!;
    const name = await simulator.nameEngine();
    expect(await simulator.nameEngine()).toBe(name);
    expect(name).toMatch(new RegExp(`^${order.game}/.+/[\\w-]{10}$`));
  });

  it('comes to the same figures in lots of any size', () => {
    const simulator = simulators.get(order.game)!;
    const [whole, parts] = [simulator.begin(order.rules, 3), simulator.begin(order.rules, 3)];
    whole.play({ from: 0, count: 6 });
    for (const from of [0, 2, 4]) parts.play({ from, count: 2 });
    expect(parts.summary()).toEqual(whole.summary());
  });

  it('of a game that nobody can simulate fails, and says so', async () => {
    expect(await new Simulation({ ...order, game: 'nothing@1' }, () => undefined).outcome).toEqual({
      type: 'failed',
    });
  });
});
