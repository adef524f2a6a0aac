import { fileURLToPath } from 'node:url';
import type { GeneratorRequest, Played } from '../bench-tables/generator.js';
import { Child } from '../load/child.js';
import { median, rounded } from '../load/figures.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { LabRun } from './lab-run.js';

export interface LabOptions {
  readonly tables: number;
  /** Moves a second over all tables, with and without a run. */
  readonly pace: number;
  /** As many as a run plays; it is stopped when its window is over. */
  readonly games: number;
  readonly rounds: number;
  /** Of one window. */
  readonly seconds: number;
}

export interface Latencies {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface LabReport extends LabOptions {
  readonly without: Latencies;
  readonly during: Latencies;
  /** The p95 with a run divided by that without, the median of those within a round. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** How many games the runs played meanwhile: none would mean that nothing was measured. */
  readonly simulated: number;
}

/** Live games must not feel the lab: a move may take twice as long while it runs, and no more. */
export const mostRatio = 2;

const generatorScript = fileURLToPath(new URL('../bench-tables/generator.js', import.meta.url));
/** A server that has played little is still being compiled. */
const warmUpSeconds = 4;
/** The first moves after a pause are slow, and the lab takes a while to begin: they are not counted. */
const settleSeconds = 1;

/**
 * Plays at a fixed pace in windows that are taken in turn without and with a run, so that whatever else the machine
 * does strikes both alike.
 */
export async function measureLab(options: LabOptions): Promise<LabReport> {
  const database = await ScratchDatabase.start();
  try {
    const rules = await publishLongRules(database);
    const server = await MeasuredServer.gateway(database.url);
    const generator = Child.start({ script: generatorScript, args: ['ours', server.url, rules] });
    const ask = (request: GeneratorRequest): Promise<object> => generator.ask(request, 'done');
    const play = (seconds: number): Promise<Played> =>
      ask({ type: 'play', seconds, pace: options.pace }) as Promise<Played>;
    const measured = async (): Promise<Played> => {
      await play(settleSeconds);
      return play(options.seconds);
    };
    try {
      const lab = await LabRun.enter(server.url, database, rules);
      await ask({ type: 'open', tables: options.tables });
      await play(warmUpSeconds);
      const without: Played[] = [];
      const during: Played[] = [];
      let simulated = 0;
      for (let round = 0; round < options.rounds; round += 1) {
        without.push(await measured());
        const run = await lab.start(options.games);
        during.push(await measured());
        simulated += await lab.stop(run);
      }
      return reportOn(options, without, during, simulated);
    } finally {
      await generator.end('SIGKILL');
      await server.child.end();
    }
  } finally {
    await database.stop();
  }
}

function reportOn(
  options: LabOptions,
  without: readonly Played[],
  during: readonly Played[],
  simulated: number,
): LabReport {
  const ratios = during.map(({ p95 }, round) => p95 / without[round]!.p95);
  return {
    ...options,
    without: latencies(without),
    during: latencies(during),
    ratio: rounded(median(ratios)),
    ratios: ratios.map(rounded),
    simulated,
  };
}

function latencies(windows: readonly Played[]): Latencies {
  const middle = (figure: (window: Played) => number): number => rounded(median(windows.map(figure)));
  return {
    movesPerSecond: middle(({ moves, seconds }) => moves / seconds),
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    p99: middle(({ p99 }) => p99),
  };
}
