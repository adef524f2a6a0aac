import { SeededRandom } from '@red-disc/allegra';
import { openBotTable } from '../load/bot-tables.js';
import { Journal } from '../load/journal.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { enterMany, foundClub, type PersonKind } from '../load/people.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import type { TableBot } from '../load/table-bot.js';
import { sendBadRequest, type RestFuzz } from './rest-fuzz.js';
import { SocketFuzzer } from './socket-fuzz.js';
import { changedTables, digestState } from './state-digest.js';
import { Verdicts, type Fault } from './verdicts.js';

export interface FuzzReport extends Readonly<Record<Fault, number>> {
  readonly seed: number;
  readonly sent: number;
  readonly crashed: boolean;
  /** Tables of the database whose rows are not what they were. */
  readonly changed: readonly string[];
  readonly byCode: Readonly<Record<string, number>>;
  readonly examples: Verdicts['examples'];
}

const kinds: readonly PersonKind[] = ['guest', 'account', 'member', 'owner', 'administrator'];
/** Below what one person may ask in a minute. */
const requestsOfAPerson = 240;
const socketsAtOnce = 8;
const requestsAtOnce = 12;

/** Half of the messages go over sockets and half over REST, and not one of them may have an effect. */
export async function runFuzz(messages: number, seed: number): Promise<FuzzReport> {
  const database = await ScratchDatabase.start();
  let server: MeasuredServer | undefined;
  try {
    server = await MeasuredServer.gateway(database.url, { LOG_LEVEL: 'silent' });
    return await fuzz(server, database, messages, seed);
  } finally {
    await server?.child.end('SIGKILL');
    await database.stop();
  }
}

async function fuzz(
  server: MeasuredServer,
  database: ScratchDatabase,
  messages: number,
  seed: number,
): Promise<FuzzReport> {
  const { url } = server;
  const club = await foundClub(url, database, 1);
  const foreign = await foundClub(url, database, 60_001);
  const count = Math.max(kinds.length, Math.ceil(messages / 2 / requestsOfAPerson));
  const people = await enterMany(
    url,
    database,
    Array.from({ length: count }, (_, n) => ({ kind: kinds[n % kinds.length]!, number: n + 2, club })),
  );
  const players = people.slice(0, 2);
  const rules = await publishLongRules(database);
  const journal = new Journal();
  const table = await openBotTable({
    guests: players,
    urls: [url, url],
    rules,
    journal,
    thinkMs: 0,
    twice: false,
  });
  await makeOneMove(table.bots);
  const before = await digestState(database);

  const verdicts = new Verdicts();
  const target = { url, people, club, foreign, table: table.id, random: new SeededRandom(seed), verdicts };
  try {
    await fuzzSockets(target, Math.ceil(messages / 2));
    await fuzzRest(target, messages - verdicts.sent);
  } finally {
    for (const bot of table.bots) bot.close();
  }
  const crashed = !server.child.isAlive;
  const { sent, faults, byCode, examples } = verdicts;
  const changed = changedTables(before, await digestState(database));
  return { seed, sent, crashed, changed, ...faults, byCode, examples };
}

/** The first command of a round also fixes the seed of the next one, whatever becomes of the command. */
async function makeOneMove(bots: readonly TableBot[]): Promise<void> {
  for (const bot of bots) {
    const { phase, moves } = bot.snapshot!.view as unknown as { phase: number; moves: readonly string[] };
    if (moves[0] !== undefined) await bot.command('table.move', { phase, move: moves[0] });
  }
}

interface Target extends RestFuzz {
  readonly table: string;
}

async function fuzzSockets(target: Target, messages: number): Promise<void> {
  let left = messages;
  const work = async (_: unknown, n: number): Promise<void> => {
    // Two of them have a seat, others are strangers, the last one is nobody.
    const headers = n === socketsAtOnce - 1 ? {} : target.people[n % target.people.length]!.headers;
    const fuzzer = new SocketFuzzer({ ...target, headers });
    while (left-- > 0) await fuzzer.send();
    fuzzer.close();
  };
  await Promise.all(Array.from({ length: socketsAtOnce }, work));
}

async function fuzzRest(target: Target, messages: number): Promise<void> {
  let left = messages;
  const work = async (): Promise<void> => {
    while (left-- > 0) await sendBadRequest(target);
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
}
