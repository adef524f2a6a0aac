import { setPriority } from 'node:os';
import { simulators } from '../games/simulators.js';
import type { SimulationAnswer, SimulationOrder } from './simulation.js';

/** Small enough to tell of progress several times a second. */
const lotSize = 20;

process.on('disconnect', () => process.exit(0));
process.once('message', (order: SimulationOrder) => {
  void run(order);
});

async function run({ game, rules, players, games, priority }: SimulationOrder): Promise<void> {
  // Live tables on the same machine must not feel it.
  setPriority(priority);
  const simulator = simulators.get(game);
  if (!simulator) throw new Error(`${game} cannot be simulated`);
  const simulated = simulator.begin(rules, players);
  for (let from = 0; from < games; from += lotSize) {
    const count = Math.min(lotSize, games - from);
    simulated.play({ from, count });
    tell({ type: 'progress', played: from + count });
    // Lets the loop see that the gateway is gone.
    await new Promise((resolve) => setImmediate(resolve));
  }
  tell({ type: 'done', summary: simulated.summary() });
}

function tell(answer: SimulationAnswer): void {
  process.send?.(answer);
}
