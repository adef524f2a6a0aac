import { existsSync, readdirSync } from 'node:fs';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { openBotTable, type BotTable } from '../load/bot-tables.js';
import { median, pause, percentile, rounded } from '../load/figures.js';
import { inLots } from '../load/in-lots.js';
import { Journal } from '../load/journal.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { enterAsGuest } from '../play/guest.js';
import { runStampede, type Stampede } from './stampede.js';

export interface SoakReport {
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly acknowledged: number;
  /** Medians of the first and the last third of the time, after a warm-up. */
  readonly heldMib: readonly [first: number, last: number];
  readonly rssMib: readonly [first: number, last: number];
  readonly fileDescriptors: readonly [first: number, last: number] | null;
  /** By how much of itself the memory in use has grown from the first third to the last. */
  readonly growth: number;
  readonly isFlat: boolean;
  /** What happened when everybody lost the connection at the end. */
  readonly stampede: Stampede;
}

interface Sample {
  readonly heldMib: number;
  readonly rssMib: number;
  readonly fileDescriptors: number;
}

const seats = 4;
const thinkMs = 3000;
const mib = 1024 * 1024;
/** Logs of running games grow with the games: so much is theirs, and more would be a leak. */
const growthAllowed = 0.15;
const warmUpShare = 0.2;

/** Lets many tables play for long, and looks whether memory and file descriptors stay where they are. */
export async function runSoak(tables: number, seconds: number): Promise<SoakReport> {
  const database = await ScratchDatabase.start();
  const opened: BotTable[] = [];
  const spectators: WebSocket[] = [];
  let server: MeasuredServer | undefined;
  try {
    server = await MeasuredServer.gateway(database.url);
    const { url } = server;
    const rules = await publishLongRules(database);
    const journal = new Journal();
    const numbers = Array.from({ length: tables }, (_, table) => table);
    opened.push(...(await inLots(numbers, 8, (table) => openTable(url, table, rules, journal))));
    for (const { id } of opened) spectators.push(watch(url, id));
    for (const { bots } of opened) for (const bot of bots) bot.play();
    const samples = await sample(server, seconds);
    const acknowledged = journal.acknowledged.size;
    const bots = opened.flatMap((table) => table.bots);
    return {
      ...reportOn(samples, { tables, seconds, acknowledged }),
      stampede: await runStampede(bots, database),
    };
  } finally {
    for (const { bots } of opened) for (const bot of bots) bot.close();
    for (const spectator of spectators) spectator.terminate();
    await server?.child.end('SIGKILL');
    await database.stop();
  }
}

async function openTable(url: string, table: number, rules: string, journal: Journal): Promise<BotTable> {
  const guests = await Promise.all(
    Array.from({ length: seats }, (_, seat) => enterAsGuest(url, table * seats + seat + 1)),
  );
  return openBotTable({ guests, urls: guests.map(() => url), rules, journal, thinkMs, twice: false });
}

function watch(url: string, table: string): WebSocket {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath);
  socket.on('open', () => {
    socket.send(JSON.stringify({ id: 1, type: 'table.watch', data: { table } }));
  });
  socket.on('error', () => undefined);
  return socket;
}

async function sample(server: MeasuredServer, seconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const everyMs = Math.max(500, (seconds * 1000) / 60);
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await pause(everyMs);
    const { heldBytes, rssBytes } = await server.memory();
    samples.push({
      heldMib: heldBytes / mib,
      rssMib: rssBytes / mib,
      fileDescriptors: countFileDescriptors(server.child.pid),
    });
  }
  return samples;
}

function countFileDescriptors(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

function reportOn(
  samples: readonly Sample[],
  run: Pick<SoakReport, 'tables' | 'seconds' | 'acknowledged'>,
): Omit<SoakReport, 'stampede'> {
  const warm = samples.slice(Math.floor(samples.length * warmUpShare));
  const third = Math.max(1, Math.floor(warm.length / 3));
  const ends = (figure: (each: Sample) => number): [number, number] => [
    rounded(median(warm.slice(0, third).map(figure))),
    rounded(median(warm.slice(-third).map(figure))),
  ];
  const heldMib = ends((each) => each.heldMib);
  const descriptors = ends((each) => each.fileDescriptors);
  const growth = heldMib[1] / heldMib[0] - 1;
  const highest = percentile(
    warm.map((each) => each.fileDescriptors),
    1,
  );
  return {
    ...run,
    sockets: run.tables * (seats + 1),
    heldMib,
    rssMib: ends((each) => each.rssMib),
    fileDescriptors: highest > 0 ? descriptors : null,
    growth: Number(growth.toFixed(3)),
    isFlat: growth <= growthAllowed && descriptors[1] <= descriptors[0] * 1.02 + 5,
  };
}
