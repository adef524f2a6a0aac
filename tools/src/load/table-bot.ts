import { randomUUID } from 'node:crypto';
import { SocketClient, TableClient } from '@red-disc/client';
import { socketPath, type ApiError, type TableSnapshot } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import type { Guest } from '../play/guest.js';
import { pause } from './figures.js';
import type { Journal } from './journal.js';

export interface TableBotOptions {
  readonly url: () => string;
  readonly guest: Guest;
  readonly table: string;
  readonly journal: Journal;
  /** The longest it thinks before a move. */
  readonly thinkMs: number;
  /** Sends every command twice, as a nervous network does. */
  readonly twice: boolean;
  /** Lets its clock run out each time, and only takes its seat back when somebody was set to play for it. */
  readonly asleep?: boolean;
}

type Moving = 'table.move' | 'table.ready' | 'table.sit' | 'table.start' | 'table.return';

const answerTimeoutMs = 3000;
const firstPauseMs = 50;
const longestPauseMs = 800;

/** Plays at random like a person with a bad connection: what is not answered is sent again under the same id. */
export class TableBot {
  readonly socket: SocketClient;
  readonly table: TableClient;
  readonly #options: TableBotOptions;
  #webSocket: WebSocket | undefined;
  #isPaused = false;
  #isClosed = false;
  #acting = Promise.resolve();

  constructor(options: TableBotOptions) {
    this.#options = options;
    const { url, guest, table } = options;
    this.socket = new SocketClient({
      open: () => {
        this.#webSocket = new WebSocket(`${url().replace('http', 'ws')}${socketPath}?table=${table}`, {
          headers: guest.headers,
          perMessageDeflate: false,
        });
        return this.#webSocket;
      },
      random: Math.random,
      answerTimeoutMs,
    });
    this.table = new TableClient(this.socket, { table, makeId: randomUUID });
  }

  get guest(): Guest {
    return this.#options.guest;
  }

  get snapshot(): TableSnapshot | undefined {
    return this.table.snapshot;
  }

  async sitDown(): Promise<void> {
    await this.socket.opened();
    const watched = await this.table.watch();
    if (!watched.ok) throw new Error(`a bot cannot watch: ${watched.error.code}`);
    if (watched.value.seat === null) await this.command('table.sit', {});
    await this.command('table.ready', { ready: true });
  }

  start(): Promise<void> {
    return this.command('table.start', {});
  }

  /** From now on does what is asked of its seat. */
  play(): void {
    this.table.actOnChanges(() => this.#thinkAndAct());
  }

  /** Makes no more moves until `resume`; resolves when the last one is answered. */
  async rest(): Promise<void> {
    this.#isPaused = true;
    await this.#acting;
  }

  resume(): void {
    this.#isPaused = false;
  }

  cut(): void {
    this.#webSocket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.socket.close();
  }

  async #thinkAndAct(): Promise<void> {
    await pause(Math.random() * this.#options.thinkMs);
    while (this.#isPaused && !this.#isClosed) await pause(20);
    this.#acting = this.#act();
    await this.#acting;
  }

  async #act(): Promise<void> {
    const { status, seat, seats, view } = this.snapshot!;
    if (seat === null) return;
    if (seats[seat - 1]?.caretaker) await this.command('table.return', {});
    if (this.#options.asleep) return;
    if (status === 'between' && !seats[seat - 1]?.ready) await this.command('table.ready', { ready: true });
    const { phase = 0, moves = [] } = (view ?? {}) as { phase?: number; moves?: readonly string[] };
    if (status !== 'playing' || moves.length === 0) return;
    await this.command('table.move', { phase, move: moves[Math.floor(Math.random() * moves.length)]! });
  }

  /** Sends until it is answered with something that another try would not change. */
  async command(type: Moving, data: object): Promise<void> {
    const request = { ...data, table: this.#options.table, command: randomUUID() };
    for (let tries = 0; !this.#isClosed; tries += 1) {
      const answers = await Promise.all(
        Array.from({ length: this.#options.twice ? 2 : 1 }, () =>
          this.socket.request(type, request as never),
        ),
      );
      for (const answer of answers)
        if (answer.ok) this.#options.journal.acknowledge(request, answer.value.seq);
        else this.#options.journal.refuse(answer.error);
      if (answers.some((answer) => answer.ok || !isWorthAnotherTry(answer.error))) return;
      await Promise.race([this.socket.opened(), pause(1000)]);
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
    }
  }
}

/** A fault of the server's own may be over by the next try; a refusal by the rules never is. */
function isWorthAnotherTry({ code }: ApiError): boolean {
  return code === 'RETRY' || code === 'INTERNAL' || code === 'STORAGE_FULL';
}
