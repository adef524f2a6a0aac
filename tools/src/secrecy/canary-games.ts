import { cardsOf } from '@red-disc/allegra';
import { socketPath } from '@red-disc/contracts';
import { openDeal, type PublishedDeal } from '@red-disc/fair';
import { WebSocket } from 'ws';
import { openBotTable } from '../load/bot-tables.js';
import { pause } from '../load/figures.js';
import { inLots } from '../load/in-lots.js';
import { Journal } from '../load/journal.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { enterAsGuest, type Guest } from '../play/guest.js';

export interface CanaryReport {
  readonly games: number;
  readonly texts: number;
  readonly leaks: number;
  readonly examples: readonly string[];
}

const seats = 2;
const gamesAtOnce = 12;
/** So many cards in a row from the rest of the deck are no chance. */
const run = 8;
const gameAtMostMs = 120_000;
const clocks = { turn: 600, bank: 0, window: 60, setup: 600, pause: 0, timeouts: 10 };

/** What somebody outside got to read of a game while its round was on. */
interface Overheard {
  readonly where: string;
  readonly text: string;
}

/**
 * Plays whole games on the real server and keeps everything that leaves it: frames of players and of a spectator,
 * REST answers and the log at its most talkative. Then looks in it for the seeds and the undrawn cards.
 */
export async function playCanaryGames(games: number): Promise<CanaryReport> {
  const database = await ScratchDatabase.start();
  let log = '';
  let server: MeasuredServer | undefined;
  try {
    server = await MeasuredServer.gateway(
      database.url,
      { LOG_LEVEL: 'trace' },
      {
        onOutput: (text) => {
          log += text;
        },
      },
    );
    const { url } = server;
    const rules = await publishLongRules(database, clocks, { rounds: 1 });
    const numbers = Array.from({ length: games }, (_, game) => game);
    const found = await inLots(numbers, gamesAtOnce, (game) => playOne(url, game, rules));
    const seeds = await database.query<{ server_seed: Buffer }>(
      'select server_seed from round_secret where round > 1',
    );
    const inLog = seeds.filter(({ server_seed }) => formsOf(server_seed).some((form) => log.includes(form)));
    const examples = [...found.flatMap(({ leaks }) => leaks), ...inLog.map(() => 'a seed is in the log')];
    return {
      games,
      texts: found.reduce((sum, { texts }) => sum + texts, log.split('\n').length),
      leaks: examples.length,
      examples: examples.slice(0, 5),
    };
  } finally {
    await server?.child.end('SIGKILL');
    await database.stop();
  }
}

async function playOne(
  url: string,
  game: number,
  rules: string,
): Promise<{ texts: number; leaks: string[] }> {
  const guests = await Promise.all([1, 2, 3].map((n) => enterAsGuest(url, game * 3 + n)));
  const table = await openBotTable({
    guests: guests.slice(0, seats),
    urls: [url, url],
    rules,
    journal: new Journal(),
    thinkMs: 0,
    twice: false,
  });
  const heard: Overheard[] = [];
  const ears = guests.map((guest, n) =>
    listen(url, guest, table.id, n < seats ? `seat ${n + 1}` : 'spectator', heard),
  );
  try {
    heard.push(...(await readRest(url, guests[seats]!, table.id)));
    for (const bot of table.bots) bot.play();
    const until = performance.now() + gameAtMostMs;
    while (table.bots[0]!.snapshot?.status !== 'over' && performance.now() < until) await pause(20);
    const leaks = await findLeaks(url, table.id, heard);
    return { texts: heard.length, leaks };
  } finally {
    for (const bot of table.bots) bot.close();
    for (const ear of ears) ear.terminate();
  }
}

function listen(url: string, guest: Guest, table: string, where: string, heard: Overheard[]): WebSocket {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, { headers: guest.headers });
  socket.on('open', () => {
    socket.send(JSON.stringify({ id: 1, type: 'table.watch', data: { table } }));
  });
  socket.on('message', (data: Buffer) => heard.push({ where, text: data.toString() }));
  return socket;
}

async function readRest(url: string, guest: Guest, table: string): Promise<Overheard[]> {
  const paths = ['', '/record', '/deals'].map((rest) => `/api/tables/${table}${rest}`);
  return Promise.all(
    [...paths, '/api/tables?status=playing', '/api/my/tables'].map(async (path) => ({
      where: path,
      text: await (await fetch(url + path, { headers: guest.headers })).text(),
    })),
  );
}

/** Once the round is scored its seed is public: now it can be said what was hidden before. */
async function findLeaks(url: string, table: string, heard: readonly Overheard[]): Promise<string[]> {
  const answer = await fetch(`${url}/api/tables/${table}/deals`);
  const { deals } = (await answer.json()) as { deals: PublishedDeal[] };
  const deal = deals[0];
  if (!deal) return ['the deal could not be read after the game'];
  const opened = openDeal(deal, seats);
  if (!opened.ok) return ['the deal could not be opened after the game'];
  const rest = undrawn(opened.value.shuffle('deal', cardsOf('auto', seats)), heard);
  const seed = formsOf(Buffer.from(deal.serverSeed, 'hex'));
  return heard
    .filter(({ text }) => !text.includes('"status":"over"'))
    .filter(
      ({ text }) => seed.some((form) => text.includes(form)) || (rest !== undefined && text.includes(rest)),
    )
    .map(({ where, text }) => `${where}: ${text.slice(0, 200)}`);
}

/** The last cards of the deck as JSON would list them, if nobody drew them and nothing was shuffled anew. */
function undrawn(order: readonly number[], heard: readonly Overheard[]): string | undefined {
  const last = heard.findLast(({ text }) => text.includes('"deck":'))?.text ?? '';
  const left = Number(/"deck":(\d+)/.exec(last)?.[1] ?? 0);
  return left >= run && last.includes('"reshuffles":0') ? order.slice(-run).join(',') : undefined;
}

function formsOf(seed: Buffer): string[] {
  return (['hex', 'base64', 'base64url'] as const).map((form) => seed.toString(form));
}
