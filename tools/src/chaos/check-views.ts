import { SocketClient } from '@red-disc/client';
import { socketPath, type TableSnapshot } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import type { BotTable } from '../load/bot-tables.js';
import { pause } from '../load/figures.js';
import type { TableBot } from '../load/table-bot.js';
import type { Guest } from '../play/guest.js';

const patienceMs = 8000;

/**
 * How many players see something else than somebody who comes to the table anew in their seat, on any gateway. The
 * bots must rest: a reading is compared with one of the same moment.
 */
export async function countDiffering(tables: readonly BotTable[], urls: readonly string[]): Promise<number> {
  const differing = await Promise.all(
    tables.flatMap(({ id, bots }) => bots.map((bot) => differs(bot, id, urls))),
  );
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
    answerTimeoutMs: 2000,
  });
  try {
    await Promise.race([socket.opened(), pause(2000)]);
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
