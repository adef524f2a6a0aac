import { cardsOf } from '@red-disc/allegra';
import { openDeal, type PublishedDeal } from '@red-disc/fair';
import { openBotTable } from '../load/bot-tables.js';
import { pause } from '../load/figures.js';
import { inLots } from '../load/in-lots.js';
import { Journal } from '../load/journal.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { enterAs, foundClub } from '../load/people.js';
import { enterAsGuest } from '../play/guest.js';
import { Eavesdropper, type Listener, type Overheard } from './overhear.js';

export interface CanaryReport {
  readonly games: number;
  readonly texts: number;
  /** How many of them told what is different: without any, half of what people are sent was not looked at. */
  readonly differences: number;
  readonly leaks: number;
  readonly examples: readonly string[];
}

const seats = 2;
const gamesAtOnce = 12;
/** So many cards in a row from the rest of the deck are no chance. */
const run = 8;
const gameAtMostMs = 120_000;
const clocks = { turn: 600, bank: 0, window: 60, setup: 600, pause: 0, timeouts: 10 };

/**
 * Plays whole games on the real server and keeps everything that leaves it: frames and REST answers for the seats, a
 * spectator, somebody who is not signed in and a screen in the hall, the replay of what has happened, and the log at
 * its most talkative. Then looks in it for the seeds and the undrawn cards.
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
    const screens = await enterAsScreens(url, database, gamesAtOnce);
    const found = await inLots(numbers, gamesAtOnce, (game) => {
      const screen = screens.pop()!;
      return playOne(url, game, rules, screen).finally(() => screens.push(screen));
    });
    const seeds = await database.query<{ server_seed: Buffer }>('select server_seed from round_secret');
    const inLog = seeds.filter(({ server_seed }) => formsOf(server_seed).some((form) => log.includes(form)));
    const examples = [...found.flatMap(({ leaks }) => leaks), ...inLog.map(() => 'a seed is in the log')];
    return {
      games,
      texts: found.reduce((sum, { texts }) => sum + texts, log.split('\n').length),
      differences: found.reduce((sum, { differences }) => sum + differences, 0),
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
  screen: Listener,
): Promise<{ texts: number; differences: number; leaks: string[] }> {
  const guests = await Promise.all([1, 2, 3].map((n) => enterAsGuest(url, game * 3 + n)));
  const table = await openBotTable({
    guests: guests.slice(0, seats),
    urls: [url, url],
    rules,
    journal: new Journal(),
    thinkMs: 0,
    twice: false,
  });
  const eavesdropper = new Eavesdropper(url, table.id, [
    ...guests.map(({ headers }, n) => ({ where: n < seats ? `seat ${n + 1}` : 'a spectator', headers })),
    { where: 'nobody', headers: { 'X-Forwarded-For': guests[2]!.headers['X-Forwarded-For']! } },
    screen,
  ]);
  try {
    await eavesdropper.begin();
    const reading = eavesdropper.readAlong();
    for (const bot of table.bots) bot.play();
    const until = performance.now() + gameAtMostMs;
    while (table.bots[0]!.snapshot?.status !== 'over' && performance.now() < until) await pause(20);
    eavesdropper.end();
    await reading;
    const { heard } = eavesdropper;
    const differences = heard.filter(({ text }) => text.includes('"changes":')).length;
    return { texts: heard.length, differences, leaks: await findLeaks(url, table.id, heard) };
  } finally {
    for (const bot of table.bots) bot.close();
    eavesdropper.end();
  }
}

/** Screens in the hall of a club, each let in by a ticket. */
async function enterAsScreens(url: string, database: ScratchDatabase, count: number): Promise<Listener[]> {
  const club = await foundClub(url, database, 60_001);
  const owner = await enterAs(url, database, { kind: 'owner', number: 60_002, club });
  const post = async (
    path: string,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`no screen: ${path} answers ${await answer.text()}`);
    return answer;
  };
  return inLots(Array.from({ length: count }), 1, async (_, n) => {
    const made = await post(`/api/clubs/${club.id}/projectors`, { name: `Hall ${n}` }, owner.headers);
    const { id } = (await made.json()) as { id: string };
    const given = await post(`/api/clubs/${club.id}/devices/${id}/ticket`, {}, owner.headers);
    const { ticket } = (await given.json()) as { ticket: string };
    const address = { 'X-Forwarded-For': `198.51.100.${n}` };
    const entered = await post('/api/account/ticket', { ticket }, address);
    const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0]!);
    return { where: 'a screen', headers: { ...address, cookie: cookie.join('; ') } };
  });
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
  // Who is told of differences gets these two only when they change: a whole snapshot has both.
  const last =
    heard.findLast(({ text }) => text.includes('"deck":') && text.includes('"reshuffles":'))?.text ?? '';
  const left = Number(/"deck":(\d+)/.exec(last)?.[1] ?? 0);
  return left >= run && last.includes('"reshuffles":0') ? order.slice(-run).join(',') : undefined;
}

function formsOf(seed: Buffer): string[] {
  return (['hex', 'base64', 'base64url'] as const).map((form) => seed.toString(form));
}
