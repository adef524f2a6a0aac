import type { SocketClient } from '@red-disc/client';
import { auditLog } from '../load/audit-log.js';
import { openBotTable, type BotTable } from '../load/bot-tables.js';
import { FaultProxy } from '../load/fault-proxy.js';
import { pause, percentile, rounded } from '../load/figures.js';
import { inLots } from '../load/in-lots.js';
import { Journal } from '../load/journal.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { enterAsGuest } from '../play/guest.js';

export interface DrainReport {
  readonly tables: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
  /** Tables at which nothing more was acknowledged. */
  readonly stuck: number;
  /** Moves that a clock made from the stop on: nobody may lose a turn by it. */
  readonly timeouts: number;
  /** The longest time without an acknowledged command at each table, around the change. */
  readonly pauseMsP50: number;
  readonly pauseMsP95: number;
  readonly pauseMsMax: number;
  /** How long each player's socket was away. */
  readonly awayMsP50: number;
  readonly awayMsP95: number;
  readonly exitMs: number;
}

/** What a pause may be at the most, for 95 of 100 tables. */
export const pauseGoalMs = 3000;

const seats = 2;
const thinkMs = 400;
const before = 3000;
const afterMs = 8000;
const clocks = { turn: 10, bank: 0, window: 10, setup: 10, pause: 10, timeouts: 2 };

/** Stops a gateway under live tables as an update does, while a new process takes over. */
export async function runDrain(tables: number): Promise<DrainReport> {
  const database = await ScratchDatabase.start();
  const servers: MeasuredServer[] = [];
  const opened: BotTable[] = [];
  let network: FaultProxy | undefined;
  try {
    const old = await MeasuredServer.gateway(database.url);
    servers.push(old);
    network = await FaultProxy.start(old.url);
    const journal = new Journal();
    const rules = await publishLongRules(database, clocks);
    const { url } = network;
    const numbers = Array.from({ length: tables }, (_, table) => table);
    opened.push(...(await inLots(numbers, 8, (table) => openTable(url, table, rules, journal))));
    for (const { bots } of opened) for (const bot of bots) bot.play();
    const away = opened.flatMap(({ bots }) => bots.map(({ socket }) => timeAway(socket)));
    await pause(before);
    const next = await MeasuredServer.gateway(database.url);
    servers.push(next);
    network.leadTo(next.url);
    const [stop] = await database.query<{ at: string }>('select clock_timestamp()::text as at');
    const asked = performance.now();
    await old.child.end('SIGTERM');
    const exitMs = performance.now() - asked;
    await pause(Math.max(0, afterMs - exitMs));
    // Before the bots rest, and not those of tables that waited for the others to be opened.
    const [clock] = await database.query<{ n: number }>(
      `select count(*)::int as n from table_event where body like '%"by":"clock"%' and at >= $1::timestamptz`,
      [stop!.at],
    );
    for (const { bots } of opened) await Promise.all(bots.map((bot) => bot.rest()));
    const pauses = opened.map(({ id }) => longestPause(journal, id, asked));
    const { lost, duplicated, gaps } = await auditLog(database, journal);
    const known = pauses.filter((ms) => ms !== undefined);
    return {
      tables,
      acknowledged: journal.acknowledged.size,
      lost,
      duplicated,
      gaps,
      stuck: pauses.length - known.length,
      timeouts: clock!.n,
      pauseMsP50: rounded(percentile(known, 0.5)),
      pauseMsP95: rounded(percentile(known, 0.95)),
      pauseMsMax: rounded(percentile(known, 1)),
      awayMsP50: rounded(percentile(away.flat(), 0.5)),
      awayMsP95: rounded(percentile(away.flat(), 0.95)),
      exitMs: Math.round(exitMs),
    };
  } finally {
    for (const { bots } of opened) for (const bot of bots) bot.close();
    await network?.stop();
    for (const server of servers) await server.child.end('SIGKILL');
    await database.stop();
  }
}

async function openTable(url: string, table: number, rules: string, journal: Journal): Promise<BotTable> {
  const guests = await Promise.all(
    Array.from({ length: seats }, (_, seat) => enterAsGuest(url, table * seats + seat + 1)),
  );
  return openBotTable({ guests, urls: guests.map(() => url), rules, journal, thinkMs, twice: false });
}

/** Grows by the time of each absence when it is over. */
function timeAway(socket: SocketClient): readonly number[] {
  const absences: number[] = [];
  let since: number | undefined;
  socket.onState((state) => {
    if (state === 'waiting') since ??= performance.now();
    if (state !== 'open' || since === undefined) return;
    absences.push(performance.now() - since);
    since = undefined;
  });
  return absences;
}

/** Undefined if nothing came after the change at all. */
function longestPause(journal: Journal, table: string, from: number): number | undefined {
  const times = [...journal.acknowledged.values()]
    .filter((acknowledged) => acknowledged.table === table)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const first = Math.max(0, times.findIndex((at) => at >= from) - 1);
  const around = times.slice(first);
  if ((around.at(-1) ?? 0) < from) return undefined;
  return Math.max(...around.slice(1).map((at, index) => at - around[index]!));
}
