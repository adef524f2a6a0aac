import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { routes, socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { QuickChance } from '../../bench-engine/quick-chance.js';
import { demand } from '../../play/demand.js';
import { enterAsGuest, type Guest } from '../../play/guest.js';
import { inLots } from '../../load/in-lots.js';
import { lightClient, seatsAtTable, type LoadTable, type OpenTables } from '../load-table.js';

/** Fewer than the sockets that one person may have, and than the tables that a guest may open in an hour. */
const tablesOfAGuest = 8;

export const openOurTables: OpenTables = async ({ url, tables, rules }) => {
  const groups = Math.ceil(tables / tablesOfAGuest);
  const numbers = Array.from({ length: groups * seatsAtTable }, (_, index) => index + 1);
  const firstNumber = Math.floor(Math.random() * 60_000);
  const guests = await inLots(numbers, 8, (number) => enterAsGuest(url, firstNumber + number));
  return inLots(
    Array.from({ length: tables }, (_, index) => Math.floor(index / tablesOfAGuest) * seatsAtTable),
    8,
    (first) => OurTable.open(url, rules, guests.slice(first, first + seatsAtTable)),
  );
};

const frameStart = '{"type":"table","data":{"';
const seqAt = (kind: string): number => `${frameStart}${kind}":{"table":"${randomUUID()}","seq":`.length;
const seqInSnapshot = seqAt('snapshot');
const seqInChanges = seqAt('changes');
const isSnapshot = (frame: Buffer): boolean => frame[frameStart.length] === 's'.charCodeAt(0);
const awaitedName = '"awaited":';
const awaitedStart = `${awaitedName}[{"seat":`;
const movesStart = '"moves":["';

/**
 * One player's socket and the last frame it got. A frame stays bytes: of everyone's the number is read, which stands
 * at the same place in all of its kind, and only who has to move looks for what to do.
 */
class Player {
  seq = 0;
  #frame: Buffer = Buffer.alloc(0);
  /** The last one that says who has to move: one that does not leaves it as it was. */
  #awaitedIn: Buffer = this.#frame;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (text: string) => void>();
  #nextId = 1;

  constructor(
    url: string,
    guest: Guest,
    private readonly onFrame: () => void,
  ) {
    this.#socket = new WebSocket(url, { headers: guest.headers, ...lightClient });
    this.#socket.on('message', (data: Buffer) => {
      if (data[2] === frameStart.charCodeAt(2)) this.#follow(data);
      else this.#hear(data.toString());
    });
  }

  async opened(): Promise<void> {
    await once(this.#socket, 'open');
  }

  async ask(type: string, data: object): Promise<void> {
    const text = await new Promise<string>((resolve) => {
      this.#answers.set(this.#nextId, resolve);
      this.send(type, data);
    });
    if (!text.includes('"ok":true')) throw new Error(`${type} was refused: ${text}`);
  }

  send(type: string, data: object): void {
    this.#socket.send(JSON.stringify({ id: this.#nextId++, type, data }));
  }

  /** Which seat has to move, and in which phase; undefined if nobody has. */
  get awaited(): { readonly phase: number; readonly seat: number } | undefined {
    const frame = this.#awaitedIn;
    const at = frame.indexOf(awaitedStart);
    if (at < 0) return undefined;
    const phaseAt = frame.lastIndexOf('"phase":', at) + '"phase":'.length;
    return { phase: numberAt(frame, phaseAt), seat: numberAt(frame, at + awaitedStart.length) };
  }

  get moves(): readonly string[] {
    const at = this.#frame.indexOf(movesStart) + movesStart.length;
    return this.#frame.toString('latin1', at, this.#frame.indexOf('"]', at)).split('","');
  }

  /** As of when it was last said who has to move. */
  get status(): string | undefined {
    return /"status":"(\w+)"/.exec(this.#awaitedIn.toString())?.[1];
  }

  close(): void {
    this.#socket.terminate();
  }

  #follow(frame: Buffer): void {
    const seq = numberAt(frame, isSnapshot(frame) ? seqInSnapshot : seqInChanges);
    if (seq <= this.seq) return;
    this.seq = seq;
    this.#frame = frame;
    if (frame.includes(awaitedName)) this.#awaitedIn = frame;
    this.onFrame();
  }

  #hear(text: string): void {
    const id = Number(/^\{"id":(\d+)/.exec(text)?.[1]);
    this.#answers.get(id)?.(text);
    this.#answers.delete(id);
    if (text.includes('"ok":false')) throw new Error(`a legal move was refused: ${text}`);
  }
}

function numberAt(frame: Buffer, at: number): number {
  let number = 0;
  for (let digit = frame[at]! - 48; digit >= 0 && digit <= 9; digit = frame[++at]! - 48)
    number = number * 10 + digit;
  return number;
}

class OurTable implements LoadTable {
  readonly #chance = new QuickChance();
  #players: Player[] = [];
  #awaitedSeq = 0;
  #resolve: () => void = () => undefined;

  private constructor(private readonly id: string) {}

  static async open(url: string, ruleSetVersion: string, guests: readonly Guest[]): Promise<OurTable> {
    const { id } = await demand(guests[0]!, routes.createTable, {
      body: { rules: { ruleSetVersion }, seats: seatsAtTable, visibility: 'open' },
    });
    const table = new OurTable(id);
    const address = `${url.replace('http', 'ws')}${socketPath}?table=${table.id}`;
    table.#players = guests.map(
      (guest) =>
        new Player(address, guest, () => {
          table.#arrive();
        }),
    );
    await Promise.all(table.#players.map((player) => player.opened()));
    for (const [seat, player] of table.#players.entries()) {
      await player.ask('table.watch', { table: table.id, changes: true });
      if (seat > 0) await player.ask('table.sit', table.#command);
      await player.ask('table.ready', { ...table.#command, ready: true });
    }
    await table.#players[0]!.ask('table.start', table.#command);
    return table;
  }

  async move(): Promise<void> {
    const { phase, player } = await this.#next();
    const { moves } = player;
    const arrived = this.#everybodyAt(player.seq + 1);
    player.send('table.move', { ...this.#command, phase, move: moves[this.#chance.below(moves.length)]! });
    await arrived;
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  get #command(): { table: string; command: string } {
    return { table: this.id, command: randomUUID() };
  }

  async #next(): Promise<{ phase: number; player: Player }> {
    for (;;) {
      const awaited = this.#players[0]!.awaited;
      if (awaited) return { phase: awaited.phase, player: this.#players[awaited.seat - 1]! };
      await this.#beginRound();
    }
  }

  async #beginRound(): Promise<void> {
    const { status } = this.#players[0]!;
    if (status !== 'between') throw new Error(`the table is ${status ?? 'as before'}, and nobody has a move`);
    const arrived = this.#everybodyAt(this.#players[0]!.seq + seatsAtTable);
    for (const player of this.#players) player.send('table.ready', { ...this.#command, ready: true });
    await arrived;
  }

  #everybodyAt(seq: number): Promise<void> {
    this.#awaitedSeq = seq;
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  #arrive(): void {
    for (const { seq } of this.#players) if (seq < this.#awaitedSeq) return;
    this.#resolve();
  }
}
