import { openBotTable } from '../load/bot-tables.js';
import { pause } from '../load/figures.js';
import { Journal } from '../load/journal.js';
import { patientClocks, publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import type { ScratchDatabase } from '../load/scratch-database.js';
import { enterAsGuest } from '../play/guest.js';

const gameAtMostMs = 120_000;

/** One whole game of one round by four players, to be copied; says how many rows its log has. */
export async function playOneGame(database: ScratchDatabase): Promise<{ table: string; rows: number }> {
  const server = await MeasuredServer.gateway(database.url);
  try {
    const { url } = server;
    const guests = await Promise.all([1, 2, 3, 4].map((n) => enterAsGuest(url, 50_000 + n)));
    const rules = await publishLongRules(database, patientClocks, { rounds: 1 });
    const { id, bots } = await openBotTable({
      guests,
      urls: guests.map(() => url),
      rules,
      journal: new Journal(),
      thinkMs: 0,
      twice: false,
    });
    for (const bot of bots) bot.play();
    const until = performance.now() + gameAtMostMs;
    while (bots[0]!.snapshot?.status !== 'over' && performance.now() < until) await pause(20);
    for (const bot of bots) bot.close();
    const [count] = await database.query<{ n: number }>(
      'select count(*)::int as n from table_event where table_id = $1',
      [id],
    );
    return { table: id, rows: count!.n };
  } finally {
    await server.child.end('SIGKILL');
  }
}
