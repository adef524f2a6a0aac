import { randomUUID } from 'node:crypto';
import { allegraGame, type AllegraView } from '@red-disc/allegra';
import { SocketClient, TableClient } from '@red-disc/client';
import { socketPath, type TableSnapshot } from '@red-disc/contracts';
import type { RandomSource } from '@red-disc/game';
import { WebSocket } from 'ws';
import type { Guest } from './guest.js';

export interface SocketBotOptions {
  readonly url: string;
  readonly guest: Guest;
  readonly table: string;
  /** Not needed where a seat is kept for it. */
  readonly key?: string;
  readonly level: string;
  readonly random: RandomSource;
}

/** A bot outside the server: it has a socket, a seat and its view, like anybody else. */
export class SocketBot {
  readonly #socket: SocketClient;
  readonly #table: TableClient;
  readonly #options: SocketBotOptions;

  constructor(options: SocketBotOptions) {
    this.#options = options;
    const { url, guest, table, key } = options;
    this.#socket = new SocketClient({
      open: () =>
        new WebSocket(`${url.replace('http', 'ws')}${socketPath}?table=${table}`, {
          headers: guest.headers,
        }),
      random: Math.random,
    });
    this.#table = new TableClient(this.#socket, {
      table,
      ...(key !== undefined && { key }),
      makeId: randomUUID,
    });
  }

  async sitDown(): Promise<void> {
    await this.#socket.opened();
    demand(await this.#table.watch());
    const { key } = this.#options;
    if (this.#table.snapshot?.seat === null)
      demand(await this.#table.command('table.sit', key === undefined ? {} : { key }));
    demand(await this.#table.command('table.ready', { ready: true, seed: randomUUID().replaceAll('-', '') }));
  }

  async start(): Promise<void> {
    demand(await this.#table.command('table.start', {}));
  }

  /** Hangs up; the seat stays taken. */
  leave(): void {
    this.#socket.close();
  }

  /** Plays until the game is over, then hangs up. */
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.#table.actOnChanges(async (snapshot) => {
        if (snapshot.status === 'over') {
          stop();
          this.#socket.close();
          resolve();
        } else await this.#act(snapshot).catch(reject);
      });
    });
  }

  /** Does what is asked of this seat now. A refusal means that the table has gone on meanwhile, and tells so. */
  async #act({ seat, status, seats, view: seen }: TableSnapshot): Promise<void> {
    if (status === 'between' && seat !== null && !seats[seat - 1]!.ready) {
      await this.#table.command('table.ready', { ready: true });
      return;
    }
    const view = seen as unknown as AllegraView | null;
    if (status !== 'playing' || !view || view.moves.length === 0) return;
    await this.#table.command('table.move', { phase: view.phase, move: this.#choose(view) });
  }

  #choose(view: AllegraView): string {
    const { level, random } = this.#options;
    const bot = allegraGame.bots.find((candidate) => candidate.level === level);
    return bot ? bot.choose(view, random) : view.moves[random.below(view.moves.length)]!;
  }
}

function demand(
  result: { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } },
): void {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
}
