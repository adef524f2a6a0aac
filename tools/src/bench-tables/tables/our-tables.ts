import { randomUUID } from 'node:crypto';
import { routes, socketPath } from '@red-disc/contracts';
import { QuickChance } from '../../bench-engine/quick-chance.js';
import { demand } from '../../play/demand.js';
import { enterAsGuest, type Guest } from '../../play/guest.js';
import { inLots } from '../../load/in-lots.js';
import { LightSocket } from '../light-socket.js';
import { seatsAtTable, type LoadTable, type OpenTables } from '../load-table.js';

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
const phaseName = '"phase":';
const movesStart = '"moves":["';

/** Who has to move, in which phase, as far as a frame says so. */
interface Standing {
  readonly status: string | undefined;
  readonly awaited: { readonly phase: number; readonly seat: number } | undefined;
}

/**
 * One player's socket. Of everyone's frames the number is read, which stands at the same place in all of its kind, and
 * the moves; only one at the table reads who has to make them.
 */
class Player {
  seq = 0;
  /** As in the frame, with their quotes; undefined if there is nothing to do. */
  #moves: string | undefined;
  /** A frame that does not say who has to move leaves it as it was. */
  standing: Standing = { status: undefined, awaited: undefined };
  #socket: LightSocket | undefined;
  readonly #answers = new Map<number, (text: string) => void>();
  #nextId = 1;

  constructor(
    private readonly readsStanding: boolean,
    private readonly onFrame: () => void,
  ) {}

  async open(url: string, guest: Guest): Promise<void> {
    this.#socket = await LightSocket.open(url, guest.headers, (text) => {
      if (text[2] === frameStart.charCodeAt(2)) this.#follow(text);
      else this.#hear(text.toString());
    });
  }

  async ask(type: string, data: object): Promise<void> {
    const text = await new Promise<string>((resolve) => {
      this.#answers.set(this.#nextId, resolve);
      this.send(type, data);
    });
    if (!text.includes('"ok":true')) throw new Error(`${type} was refused: ${text}`);
  }

  send(type: string, data: object): void {
    this.#socket!.send(JSON.stringify({ id: this.#nextId++, type, data }));
  }

  /** What comes from here on is told of another table. */
  beginAnew(): void {
    this.seq = 0;
    this.standing = { status: undefined, awaited: undefined };
  }

  get moves(): readonly string[] {
    return this.#moves!.split('","');
  }

  close(): void {
    this.#socket!.close();
  }

  #follow(frame: Buffer): void {
    const seq = numberAt(frame, isSnapshot(frame) ? seqInSnapshot : seqInChanges);
    if (seq <= this.seq) return;
    this.seq = seq;
    const movesAt = frame.indexOf(movesStart);
    this.#moves =
      movesAt < 0
        ? undefined
        : frame.toString('latin1', movesAt + movesStart.length, frame.indexOf('"]', movesAt));
    if (this.readsStanding && frame.includes(awaitedName)) this.standing = standingIn(frame);
    this.onFrame();
  }

  #hear(text: string): void {
    if (text.includes('"ok":false')) throw new Error(`a legal move was refused: ${text}`);
    if (this.#answers.size === 0) return;
    const id = Number(/^\{"id":(\d+)/.exec(text)?.[1]);
    this.#answers.get(id)?.(text);
    this.#answers.delete(id);
  }
}

function standingIn(frame: Buffer): Standing {
  const at = frame.indexOf(awaitedStart);
  const phaseAt = frame.lastIndexOf(phaseName, at) + phaseName.length;
  return {
    status: at < 0 ? /"status":"(\w+)"/.exec(frame.toString())?.[1] : undefined,
    awaited:
      at < 0
        ? undefined
        : { phase: numberAt(frame, phaseAt), seat: numberAt(frame, at + awaitedStart.length) },
  };
}

function numberAt(frame: Buffer, at: number): number {
  let number = 0;
  for (let digit = frame[at]! - 48; digit >= 0 && digit <= 9; digit = frame[++at]! - 48)
    number = number * 10 + digit;
  return number;
}

class OurTable implements LoadTable {
  readonly #chance = new QuickChance();
  readonly #players: readonly Player[];
  #id = '';
  #awaitedSeq = 0;
  #resolve: () => void = () => undefined;

  private constructor(
    private readonly ruleSetVersion: string,
    private readonly guests: readonly Guest[],
  ) {
    this.#players = guests.map(
      (_, index) =>
        new Player(index === 0, () => {
          this.#arrive();
        }),
    );
  }

  static async open(url: string, ruleSetVersion: string, guests: readonly Guest[]): Promise<OurTable> {
    const table = new OurTable(ruleSetVersion, guests);
    const address = `${url.replace('http', 'ws')}${socketPath}`;
    await Promise.all(table.#players.map((player, index) => player.open(address, guests[index]!)));
    await table.#begin();
    return table;
  }

  /** Sits everybody down at a new table. */
  async #begin(): Promise<void> {
    const { id } = await demand(this.guests[0]!, routes.createTable, {
      body: { rules: { ruleSetVersion: this.ruleSetVersion }, seats: seatsAtTable, visibility: 'open' },
    });
    this.#id = id;
    for (const [seat, player] of this.#players.entries()) {
      player.beginAnew();
      await player.ask('table.watch', { table: id, changes: true });
      if (seat > 0) await player.ask('table.sit', this.#command);
      await player.ask('table.ready', { ...this.#command, ready: true });
    }
    await this.#players[0]!.ask('table.start', this.#command);
  }

  async move(): Promise<void> {
    const { awaited } = this.#players[0]!.standing;
    if (!awaited) {
      await this.#playOn();
      return this.move();
    }
    const { phase, seat } = awaited;
    const player = this.#players[seat - 1]!;
    const { moves } = player;
    const arrived = this.#everybodyAt(player.seq + 1);
    player.send('table.move', { ...this.#command, phase, move: moves[this.#chance.below(moves.length)]! });
    await arrived;
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  get #command(): { table: string; command: string } {
    return { table: this.#id, command: randomUUID() };
  }

  async #playOn(): Promise<void> {
    const { status } = this.#players[0]!.standing;
    // A table alone plays through all the rounds that there can be.
    if (status === 'over') return this.#begin();
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
