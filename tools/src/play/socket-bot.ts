import { randomUUID } from 'node:crypto';
import { allegraGame, type AllegraView } from '@red-disc/allegra';
import { SocketClient, TableClient, type WebSocketLike } from '@red-disc/client';
import { socketPath } from '@red-disc/contracts';
import type { RandomSource } from '@red-disc/game';
import { WebSocket } from 'ws';
import type { Guest } from './guest.js';

export interface SocketBotOptions {
  readonly url: string;
  readonly guest: Guest;
  readonly table: string;
  readonly key: string;
  readonly level: string;
  readonly random: RandomSource;
}

/** A bot outside the server: it has a socket, a seat and its view, like anybody else. */
export class SocketBot {
  readonly #socket: SocketClient;
  readonly #table: TableClient;
  readonly #options: SocketBotOptions;
  #acting = false;

  constructor(options: SocketBotOptions) {
    this.#options = options;
    const { url, guest, table, key } = options;
    this.#socket = new SocketClient({
      open: () =>
        new WebSocket(`${url.replace('http', 'ws')}${socketPath}?table=${table}`, {
          headers: guest.headers,
        }) as unknown as WebSocketLike,
      random: Math.random,
    });
    this.#table = new TableClient(this.#socket, { table, key, makeId: randomUUID });
  }

  async sitDown(): Promise<void> {
    await this.#socket.opened();
    demand(await this.#table.watch());
    if (this.#table.snapshot?.seat === null)
      demand(await this.#table.command('table.sit', { key: this.#options.key }));
    demand(await this.#table.command('table.ready', { ready: true, seed: randomUUID().replaceAll('-', '') }));
  }

  async start(): Promise<void> {
    demand(await this.#table.command('table.start', {}));
  }

  /** Plays until the game is over, then hangs up. */
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.#table.onChange(() => {
        act();
      });
      const act = (): void => {
        if (this.#table.snapshot?.status === 'over') {
          stop();
          this.#socket.close();
          resolve();
        } else this.#act().catch(reject);
      };
      act();
    });
  }

  async #act(): Promise<void> {
    if (this.#acting) return;
    this.#acting = true;
    try {
      while (await this.#answerOnce());
    } finally {
      this.#acting = false;
    }
  }

  /** Does what is asked of this seat now; false if nothing is, or if the table has gone on meanwhile. */
  async #answerOnce(): Promise<boolean> {
    const snapshot = this.#table.snapshot!;
    const { seat, status, seats, seq } = snapshot;
    if (status === 'between' && seat !== null && !seats[seat - 1]!.ready)
      return (await this.#table.command('table.ready', { ready: true })).ok;
    const view = snapshot.view as unknown as AllegraView | null;
    if (status !== 'playing' || !view || view.moves.length === 0) return false;
    const bot = allegraGame.bots.find(({ level }) => level === this.#options.level);
    const move = bot
      ? bot.choose(view, this.#options.random)
      : view.moves[this.#options.random.below(view.moves.length)]!;
    await this.#table.command('table.move', { phase: view.phase, move });
    return this.#table.snapshot!.seq > seq;
  }
}

function demand(
  result: { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } },
): void {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
}
