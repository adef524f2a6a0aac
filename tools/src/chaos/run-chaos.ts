import { auditLog } from '../load/audit-log.js';
import { pause, percentile, rounded } from '../load/figures.js';
import { checkTimers } from './check-timers.js';
import { countDiffering } from './check-views.js';
import { ChaosWorld, sleeperClockMs } from './chaos-world.js';
import { runDiskFull, type DiskFullReport } from './disk-full.js';
import type { Fault } from './faults.js';

export interface ChaosOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly faults: readonly Fault[];
  /** Whether the disk under a database of its own is filled up as well. */
  readonly fillDisk: boolean;
  readonly onStep: (step: string) => void;
}

/** What one fault did. */
export interface FaultReport {
  readonly fault: string;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
  readonly stuck: number;
  readonly differing: number;
  /** How long after the cause was gone each table had its next acknowledged command: the slowest 5 % took longer. */
  readonly backMs: number;
}

export interface ChaosReport {
  readonly faults: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
  readonly stuck: number;
  readonly differing: number;
  readonly timersWrong: number;
  readonly timersFired: number;
  readonly quarantined: number;
  readonly backMsP95: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Null where it was not tried, or the machine does not allow it. */
  readonly diskFull: DiskFullReport | null;
  readonly byFault: readonly FaultReport[];
}

const calmMs = 1500;
/** Far above the goal: who is slow is not stuck. */
const stuckAfterMs = 60_000;
const sleepersFor = (tables: number): number => Math.max(2, Math.floor(tables / 10));

/** Lets faults strike one after another while bots play, and looks after each whether any promise was broken. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const until = performance.now() + options.seconds * 1000;
  const diskFull = options.fillDisk ? await runDiskFull() : undefined;
  const world = await ChaosWorld.start({ tables: options.tables, sleepers: sleepersFor(options.tables) });
  try {
    const reports: FaultReport[] = [];
    const back: number[] = [];
    do {
      const fault = options.faults[reports.length % options.faults.length]!;
      options.onStep(fault.name);
      await pause(calmMs);
      await fault.strike(world);
      const { times, stuck } = await waitUntilPlayed(world);
      back.push(...times);
      reports.push({ fault: fault.name, ...(await inspect(world)), stuck, backMs: backOf(times) });
    } while (performance.now() < until || reports.length < options.faults.length);
    return withDisk(await conclude(world, reports, back), diskFull);
  } finally {
    await world.stop();
  }
}

function withDisk(report: ChaosReport, diskFull: DiskFullReport | undefined): ChaosReport {
  if (!diskFull) return report;
  return {
    ...report,
    faults: report.faults + 1,
    acknowledged: report.acknowledged + diskFull.acknowledged,
    lost: report.lost + diskFull.lost,
    duplicated: report.duplicated + diskFull.duplicated,
    gaps: report.gaps + diskFull.gaps,
    stuck: report.stuck + diskFull.stuck,
    diskFull,
  };
}

async function conclude(
  world: ChaosWorld,
  reports: readonly FaultReport[],
  back: readonly number[],
): Promise<ChaosReport> {
  const { lost, duplicated, gaps, quarantined } = await auditLog(world.database, world.journal);
  const timers = await checkTimers(
    world.database,
    world.sleepers.map(({ id }) => id),
    sleeperClockMs,
  );
  return {
    faults: reports.length,
    acknowledged: world.journal.acknowledged.size,
    lost,
    duplicated,
    gaps,
    stuck: sum(reports, ({ stuck }) => stuck),
    differing: sum(reports, ({ differing }) => differing),
    timersWrong: timers.wrong,
    timersFired: timers.fired,
    quarantined,
    backMsP95: backOf(back),
    refusals: world.journal.refusals,
    diskFull: null,
    byFault: reports,
  };
}

/** Waits until every table has got on since now; those that do not are stuck. */
async function waitUntilPlayed({ tables, journal }: ChaosWorld): Promise<{ times: number[]; stuck: number }> {
  const returned = performance.now();
  const waiting = new Set(tables.map(({ id }) => id));
  const times: number[] = [];
  while (waiting.size > 0 && performance.now() - returned < stuckAfterMs) {
    for (const id of waiting)
      if (journal.lastAt(id) > returned) {
        times.push(journal.lastAt(id) - returned);
        waiting.delete(id);
      }
    await pause(20);
  }
  return { times, stuck: waiting.size };
}

async function inspect({
  tables,
  gateways,
  database,
  journal,
}: ChaosWorld): Promise<Pick<FaultReport, 'lost' | 'duplicated' | 'gaps' | 'differing'>> {
  const bots = tables.flatMap((table) => table.bots);
  await Promise.all(bots.map((bot) => bot.rest()));
  const differing = await countDiffering(
    tables,
    gateways.map(({ server }) => server.url),
  );
  const { lost, duplicated, gaps } = await auditLog(database, journal);
  for (const bot of bots) bot.resume();
  return { lost, duplicated, gaps, differing };
}

function backOf(times: readonly number[]): number {
  return times.length === 0 ? 0 : rounded(percentile(times, 0.95));
}

function sum(reports: readonly FaultReport[], figure: (report: FaultReport) => number): number {
  return reports.reduce((total, report) => total + figure(report), 0);
}
