import { SocketClient } from '@red-disc/client';
import { socketPath, type TableSnapshot } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import type { BotTable } from '../load/bot-tables.js';
import { pause } from '../load/figures.js';
import { inLots } from '../load/in-lots.js';
import type { TableBot } from '../load/table-bot.js';
import type { Guest } from '../play/guest.js';

const patienceMs = 15_000;
const openAtMostMs = 5000;
/** A check must not be a load of its own. */
const readAtOnce = 12;

/**
 * How many players see something else than somebody who comes to the table anew in their seat, on any gateway. The
 * bots must rest: a reading is compared with one of the same moment.
 */
export async function countDiffering(tables: readonly BotTable[], urls: readonly string[]): Promise<number> {
  const seats = tables.flatMap(({ id, bots }) => bots.map((bot) => ({ id, bot })));
  const differing = await inLots(seats, readAtOnce, ({ id, bot }) => differs(bot, id, urls));
  return differing.filter(Boolean).length;
}

async function differs(bot: TableBot, table: string, urls: readonly string[]): Promise<boolean> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const fresh = await Promise.all(urls.map((url) => readAnew(url, bot.guest, table)));
    const mine = bot.snapshot && comparable(bot.snapshot);
    if (fresh.every((snapshot) => snapshot && comparable(snapshot) === mine)) return false;
    if (performance.now() > until) return true;
    await pause(200);
  }
}

async function readAnew(url: string, guest: Guest, table: string): Promise<TableSnapshot | undefined> {
  const socket = new SocketClient({
    open: () => new WebSocket(url.replace('http', 'ws') + socketPath, { headers: guest.headers }),
    random: Math.random,
    answerTimeoutMs: openAtMostMs,
  });
  try {
    await Promise.race([socket.opened(), pause(openAtMostMs)]);
    const watched = await socket.request('table.watch', { table });
    return watched.ok ? watched.value.snapshot : undefined;
  } finally {
    socket.close();
  }
}

/** Everything but the deadline, which outages move. */
function comparable({ seq, seat, status, seats, commitments, view }: TableSnapshot): string {
  return JSON.stringify({ seq, seat, status, seats, commitments, view });
}
