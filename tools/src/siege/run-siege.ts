import { fileURLToPath } from 'node:url';
import type { GeneratorRequest, Played } from '../bench-tables/generator.js';
import { Child } from '../load/child.js';
import { median, pause, rounded } from '../load/figures.js';
import { publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { attacks, type AttackName, type Endings } from './attacks.js';
import type { AttackRequest } from './besieger.js';

export interface AttackReport {
  readonly name: AttackName;
  /** Of moves at the tables, before and during the attack, medians of the windows. */
  readonly quietMsP95: number;
  readonly attackedMsP95: number;
  readonly ratio: number;
  /** Memory in use that was still held after the attack and a collection. */
  readonly heldMoreMib: number;
  readonly endings: Endings;
}

export interface SiegeReport {
  readonly tables: number;
  readonly attacks: readonly AttackReport[];
  readonly failures: readonly string[];
}

const script = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const mib = 1024 * 1024;
const heldMoreAllowedMib = 20;
const settleMs = 4000;
/** So many sockets may come from one address beside those that play, which on one machine share theirs. */
const socketsBeside = 20;
const seats = 4;

/** Plays at many tables at a steady pace while others behave as badly as they can. */
export async function runSiege(options: {
  readonly tables: number;
  readonly rounds: number;
  readonly seconds: number;
}): Promise<SiegeReport> {
  const { tables, rounds, seconds } = options;
  const database = await ScratchDatabase.start();
  const children: Child[] = [];
  try {
    const rules = await publishLongRules(database);
    const socketsPerAddress = tables * seats + socketsBeside;
    const server = await MeasuredServer.gateway(database.url, {
      SOCKET_MESSAGES: '100',
      SOCKETS_PER_ADDRESS: String(socketsPerAddress),
    });
    const { url } = server;
    const generator = Child.start({
      script: script('../bench-tables/generator.js'),
      args: ['ours', url, rules],
    });
    const besieger = Child.start({ script: script('./besieger.js') });
    children.push(generator, besieger, server.child);
    const askGenerator = (request: GeneratorRequest): Promise<Played> =>
      generator.ask<Played>(request, 'done');
    const play = (): Promise<Played> => askGenerator({ type: 'play', seconds, pace: tables });
    await askGenerator({ type: 'open', tables });
    await play();
    const rows = await database.query<{ id: string }>(`select id from game_table where status = 'playing'`);
    const ids = rows.map(({ id }) => id);
    const reports: AttackReport[] = [];
    for (const name of Object.keys(attacks) as AttackName[]) {
      const before = await heldBy(server);
      const quiet: number[] = [];
      const attacked: number[] = [];
      const endings = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        quiet.push((await play()).p95);
        const target = { url, tables: ids, socketsPerAddress, seconds };
        const request: AttackRequest = { type: 'attack', name, ...target };
        const [played, left] = await Promise.all([
          play(),
          besieger.ask<{ type: 'left'; endings: Endings }>(request, 'left'),
        ]);
        attacked.push(played.p95);
        for (const [ending, count] of Object.entries(left.endings))
          endings.set(ending, (endings.get(ending) ?? 0) + count);
      }
      reports.push({
        name,
        quietMsP95: rounded(median(quiet)),
        attackedMsP95: rounded(median(attacked)),
        ratio: rounded(median(attacked) / median(quiet)),
        heldMoreMib: rounded(((await heldBy(server)) - before) / mib),
        endings: Object.fromEntries(endings),
      });
    }
    return { tables, attacks: reports, failures: reports.flatMap(failuresOf) };
  } finally {
    for (const child of children) await child.end('SIGKILL');
    await database.stop();
  }
}

/** What was read into buffers is given back a while after the collection that found it. */
async function heldBy(server: MeasuredServer): Promise<number> {
  await server.memory();
  await pause(settleMs);
  return (await server.memory()).heldBytes;
}

/** What must have happened, however busy the machine: every one was shown the door, and nothing stayed behind. */
function failuresOf({ name, endings, heldMoreMib }: AttackReport): string[] {
  const failures: string[] = [];
  const expected = { deaf: undefined, flood: '1008', giants: '1009', storm: 'HTTP 429' }[name];
  if (expected !== undefined && !((endings[expected] ?? 0) > 0))
    failures.push(`${name}: nobody was turned away with ${expected}`);
  if (name === 'giants' && endings.open !== undefined) failures.push('giants: some were let in');
  if (heldMoreMib > heldMoreAllowedMib) failures.push(`${name}: ${heldMoreMib} MiB were held afterwards`);
  return failures;
}
