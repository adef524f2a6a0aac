// How long an organiser waits: npm run -s bench:tournaments -- [--json]. Figures: docs/benchmarks.md.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  entrantId,
  planMovement,
  planSwissRound,
  seededRandom,
  standingsOf,
  SWISS_CHAIN,
  tableSizes,
  type Grouping,
  type PlayedGame,
  type Random,
} from '@red-disc/tournaments';
import { runCommand } from './arguments.js';
import { measureRehearsal } from './bench-tournaments/rehearsal.js';
import { printResult } from './load/print.js';

/** Of several runs: the first is what an organiser feels, the best what the code can do. */
interface Waited {
  readonly firstMs: number;
  readonly bestMs: number;
  /** Of the best run, all threads together: on a busy machine the others say more about the machine. */
  readonly cpuMs: number;
}

const runs = 5;
const seed = 'bench';

function measure(work: () => unknown, times = runs): Waited {
  const all = Array.from({ length: times }, () => {
    const [start, spent] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(spent);
    return { ms: performance.now() - start, cpu: (user + system) / 1000 };
  });
  const best = (of: (one: (typeof all)[number]) => number): number => round(Math.min(...all.map(of)));
  return { firstMs: round(all[0]!.ms), bestMs: best(({ ms }) => ms), cpuMs: best(({ cpu }) => cpu) };
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Rounds as they might have been played: everybody somewhere, by chance. */
function history(players: number, rounds: number, random: Random): Grouping[] {
  const plan = tableSizes(players);
  const sizes = plan.ok ? plan.value.sizes : [];
  return Array.from({ length: rounds }, () => {
    const order = shuffled(players, random);
    let next = 0;
    return { tables: sizes.map((size) => order.slice(next, (next += size))), byes: [] };
  });
}

function swissRound(players: number): { repeats: number; optimal: boolean } {
  const random = seededRandom(`${seed}${players}`);
  const points = Array.from({ length: players }, () => 60 * random.below(25)).sort((a, b) => b - a);
  const plan = planSwissRound({ players, points, history: history(players, 5, random), seed });
  if (!plan.ok) throw new Error(plan.error.code);
  return { repeats: plan.value.objective.repeats, optimal: plan.value.optimal };
}

function standings(players: number, rounds: number): () => unknown {
  const random = seededRandom(seed);
  const all = Array.from({ length: players }, (_, i) => entrantId(`p${i}`));
  const games: PlayedGame[] = history(players, rounds, random).flatMap(({ tables }, index) =>
    tables.map((seats) => ({
      round: index + 1,
      players: seats.map((player) => all[player]!),
      totals: seats.map(() => random.below(120) - 10),
      roundsPlayed: 3,
    })),
  );
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  return () =>
    standingsOf({
      participants: all.map((id) => ({ id })),
      games,
      scoring: { type: 'classic' },
      nominalRounds: 3,
      chain: SWISS_CHAIN,
      lot: { seed, hash },
    });
}

function movement(players: number, rounds: number): Waited & { cost: number; lowerBound: number } {
  let found = { cost: NaN, lowerBound: NaN };
  const waited = measure(() => {
    const plan = planMovement({ players, rounds, seed });
    if (!plan.ok) throw new Error(plan.error.code);
    found = { cost: plan.value.cost, lowerBound: plan.value.lowerBound };
  }, 1);
  return { ...waited, ...found };
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const results = {
    'movement 24 x 6': movement(24, 6),
    'movement 32 x 8': movement(32, 8),
    'movement 60 x 8': movement(60, 8),
    'Swiss round of 20 after 5': { ...measure(() => swissRound(20)), ...swissRound(20) },
    'Swiss round of 200 after 5': { ...measure(() => swissRound(200)), ...swissRound(200) },
    'standings of 500 after 8': measure(standings(500, 8)),
    'rehearsal of 64 x 5': await measureRehearsal(64, 5),
  };
  console.table(results);
  printResult(results, values.json);
});
