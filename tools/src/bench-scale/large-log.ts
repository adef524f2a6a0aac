import { SocketClient } from '@red-disc/client';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { pause, percentile, rounded } from '../load/figures.js';
import { MeasuredServer } from '../load/measured-server.js';
import type { ScratchDatabase } from '../load/scratch-database.js';

export interface LargeLog {
  readonly tables: number;
  readonly events: number;
  readonly startMs: number;
  readonly listMsP95: number;
  readonly resumeMsP95: number;
  readonly replayMsP95: number;
}

export interface IdleTables {
  readonly sleeping: number;
  readonly sockets: number;
  readonly kibPerSocket: number;
  /** CPU of one second in which nothing happens. */
  readonly idleCpuMicrosPerSecond: number;
}

const tries = 200;
/** So that what the opening of so many sockets left to do is done. */
const settleMs = 2000;
/** As long as a heartbeat takes to come to every socket. */
const idleMs = 10_000;
const startGoalMs = 3000;
const askGoalMs = 100;

/** How long a start takes, and what people ask for, with everything that ever happened in the database. */
export async function measureLargeLog(database: ScratchDatabase): Promise<LargeLog> {
  const begun = performance.now();
  const server = await MeasuredServer.gateway(database.url);
  const startMs = Math.round(performance.now() - begun);
  try {
    const [count] = await database.query<{ tables: number; events: number }>(
      `select (select count(*)::int from game_table) as tables, (select count(*)::int from table_event) as events`,
    );
    const over = await sampleIds(database, `status = 'over'`);
    const list = await timed(tries, () => get(`${server.url}/api/tables?status=playing&limit=50`));
    const replay = await timed(over.length, (n) => get(`${server.url}/api/tables/${over[n]!}/record`));
    const resume = await timeResumes(server.url, await sampleIds(database, `status = 'over'`));
    return {
      ...count!,
      startMs,
      listMsP95: rounded(percentile(list, 0.95)),
      resumeMsP95: rounded(percentile(resume, 0.95)),
      replayMsP95: rounded(percentile(replay, 0.95)),
    };
  } finally {
    await server.child.end('SIGKILL');
  }
}

/** What took longer than it may with so much in the database. */
export function missedGoals(measured: readonly LargeLog[]): string[] {
  return measured.flatMap(({ events, startMs, listMsP95, resumeMsP95, replayMsP95 }) =>
    [
      { what: 'start', ms: startMs, goal: startGoalMs },
      { what: 'list', ms: listMsP95, goal: askGoalMs },
      { what: 'resume', ms: resumeMsP95, goal: askGoalMs },
      { what: 'replay', ms: replayMsP95, goal: askGoalMs },
    ]
      .filter(({ ms, goal }) => ms > goal)
      .map(({ what, ms, goal }) => `${what} with ${events} events: ${ms} ms, not ${goal}`),
  );
}

/** What sleeping tables cost that somebody looks at: each socket watches a table of its own. */
export async function measureIdle(database: ScratchDatabase, sockets: number): Promise<IdleTables> {
  const server = await MeasuredServer.gateway(database.url);
  const clients: SocketClient[] = [];
  try {
    const ids = await sampleIds(database, 'true', sockets);
    const before = await server.memory();
    for (const id of ids) {
      const client = openSocket(server.url);
      clients.push(client);
      await client.opened();
      await client.request('table.watch', { table: id });
    }
    const after = await server.memory();
    await pause(settleMs);
    const cpuBefore = await server.cpuMicros();
    await pause(idleMs);
    const idleCpuMicros = (await server.cpuMicros()) - cpuBefore;
    const [count] = await database.query<{ n: number }>('select count(*)::int as n from game_table');
    return {
      sleeping: count!.n,
      sockets: clients.length,
      kibPerSocket: rounded((after.heldBytes - before.heldBytes) / 1024 / clients.length),
      idleCpuMicrosPerSecond: Math.round(idleCpuMicros / (idleMs / 1000)),
    };
  } finally {
    for (const client of clients) client.close();
    await server.child.end('SIGKILL');
  }
}

async function sampleIds(database: ScratchDatabase, where: string, count = tries): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from game_table where ${where} order by md5(id::text) limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

async function timeResumes(url: string, ids: readonly string[]): Promise<number[]> {
  const client = openSocket(url);
  try {
    await client.opened();
    return await timed(ids.length, async (n) => {
      const watched = await client.request('table.watch', { table: ids[n]!, since: 1 });
      if (!watched.ok) throw new Error(`a table could not be resumed: ${watched.error.code}`);
    });
  } finally {
    client.close();
  }
}

function openSocket(url: string): SocketClient {
  return new SocketClient({
    open: () => new WebSocket(url.replace('http', 'ws') + socketPath),
    random: Math.random,
  });
}

async function get(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
}

async function timed(times: number, work: (n: number) => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    await work(n);
    taken.push(performance.now() - begun);
  }
  return taken;
}
