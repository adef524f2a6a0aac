import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLog } from '../load/audit-log.js';
import { openBotTable, type BotTable } from '../load/bot-tables.js';
import { pause, percentile, rounded } from '../load/figures.js';
import { Journal } from '../load/journal.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { enterAsGuest } from '../play/guest.js';

export interface DiskFullReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
  readonly stuck: number;
  /** How often the answer was that the disk is full. */
  readonly toldFull: number;
  /** Whether tables could still be listed and watched. */
  readonly couldRead: boolean;
  readonly backMs: number;
}

const sizeMb = 220;
const tables = 4;
const fullAtMostMs = 30_000;
const backAtMostMs = 20_000;

/**
 * Fills the disk under PostgreSQL on a small file system of its own, and empties it again. Undefined where the
 * machine does not allow to mount one.
 */
export async function runDiskFull(): Promise<DiskFullReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'red-disc-small-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=711`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options).status === 0;
  try {
    return isMounted ? await runOn(folder) : undefined;
  } finally {
    if (isMounted) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOn(folder: string): Promise<DiskFullReport> {
  const database = await ScratchDatabase.start(folder);
  const journal = new Journal();
  const opened: BotTable[] = [];
  let gateway: MeasuredServer | undefined;
  try {
    gateway = await MeasuredServer.gateway(database.url, { LOG_LEVEL: 'silent' });
    const rules = await publishLongRules(database);
    for (let table = 0; table < tables; table += 1)
      opened.push(await openTable(gateway.url, table, rules, journal));
    for (const { bots } of opened) for (const bot of bots) bot.play();
    await pause(1000);
    fillDisk(join(folder, 'ballast'));
    await until(() => (journal.refusals.STORAGE_FULL ?? 0) > 0, fullAtMostMs);
    const couldRead = await canRead(gateway.url, opened[0]!);
    rmSync(join(folder, 'ballast'));
    const emptied = performance.now();
    const isBack = ({ id }: BotTable): boolean => journal.lastAt(id) > emptied;
    await until(() => opened.every(isBack), backAtMostMs);
    const times = opened.filter(isBack).map(({ id }) => journal.lastAt(id) - emptied);
    for (const { bots } of opened) for (const bot of bots) await bot.rest();
    const { lost, duplicated, gaps } = await auditLog(database, journal);
    return {
      acknowledged: journal.acknowledged.size,
      lost,
      duplicated,
      gaps,
      stuck: opened.length - times.length,
      toldFull: journal.refusals.STORAGE_FULL ?? 0,
      couldRead,
      backMs: rounded(percentile(times, 0.95)),
    };
  } finally {
    for (const { bots } of opened) for (const bot of bots) bot.close();
    await gateway?.child.end('SIGKILL');
    await database.stop();
  }
}

async function openTable(url: string, table: number, rules: string, journal: Journal): Promise<BotTable> {
  const guests = await Promise.all([1, 2].map((seat) => enterAsGuest(url, table * 2 + seat)));
  return openBotTable({ guests, urls: [url, url], rules, journal, thinkMs: 20, twice: false });
}

function fillDisk(file: string): void {
  const chunk = Buffer.alloc(64 * 1024, 1);
  const ballast = openSync(file, 'w');
  try {
    for (;;) writeSync(ballast, chunk);
  } catch {
    // No space is left: this is what it was for.
  } finally {
    closeSync(ballast);
  }
}

async function canRead(url: string, { bots }: BotTable): Promise<boolean> {
  const list = await fetch(`${url}/api/tables?status=playing`);
  const watched = await bots[0]!.table.watch();
  return list.ok && watched.ok;
}

async function until(isSo: () => boolean, atMostMs: number): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!isSo() && performance.now() < end) await pause(20);
}
