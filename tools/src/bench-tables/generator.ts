// The load generator, in a process of its own: opens tables and plays them, as it is told.
import { pause, percentile } from '../load/figures.js';
import { kinds, type Kind } from './kinds.js';
import type { LoadTable } from './load-table.js';
import { openBoardgameioTables } from './tables/boardgameio-tables.js';
import { openColyseusTables } from './tables/colyseus-tables.js';
import { openOurTables } from './tables/our-tables.js';
import { openWsTables } from './tables/ws-tables.js';

export type GeneratorRequest =
  | { readonly type: 'open'; readonly tables: number }
  | { readonly type: 'close' }
  /** Plays for a while: flat out, or at so many moves a second over all tables. */
  | { readonly type: 'play'; readonly seconds: number; readonly pace: number | null };

export interface Played {
  readonly type: 'done';
  readonly moves: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const openers = {
  ours: openOurTables,
  ws: openWsTables,
  boardgameio: openBoardgameioTables,
  colyseus: openColyseusTables,
} as const satisfies Record<Kind, unknown>;

const stalledMs = 10_000;
const [kind = '', url = '', rules = ''] = process.argv.slice(2);
const open = openers[kinds.find((known) => known === kind)!];
let tables: LoadTable[] = [];

process.on('message', (request: GeneratorRequest) => {
  void answer(request).then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ type: 'failed', reason: `${kind}: ${String(error)}` }),
  );
});
process.on('uncaughtException', (error) => {
  process.send?.({ type: 'failed', reason: `${kind}: ${String(error)}` });
});

async function answer(request: GeneratorRequest): Promise<object> {
  switch (request.type) {
    case 'open':
      tables = await open({ url, tables: request.tables, rules });
      return { type: 'done' };
    case 'close':
      for (const table of tables) table.close();
      tables = [];
      return { type: 'done' };
    case 'play':
      return play(request.seconds, request.pace);
  }
}

async function play(seconds: number, pace: number | null): Promise<Played> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const betweenMs = pace === null ? 0 : (tables.length / pace) * 1000;
  const keepMoving = async (table: LoadTable): Promise<void> => {
    if (pace !== null) await pause(Math.random() * betweenMs);
    while (performance.now() < until) {
      const sent = performance.now();
      await table.move();
      const taken = performance.now() - sent;
      latencies.push(taken);
      if (taken < betweenMs) await pause(betweenMs - taken);
    }
  };
  const stalled = new Promise<never>((_, reject) => {
    setTimeout(
      () => {
        reject(new Error('a move did not reach everybody'));
      },
      seconds * 1000 + stalledMs,
    ).unref();
  });
  await Promise.race([Promise.all(tables.map(keepMoving)), stalled]);
  return {
    type: 'done',
    moves: latencies.length,
    seconds: (performance.now() - started) / 1000,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
  };
}
