import { randomUUID } from 'node:crypto';
import { SocketClient, TableClient } from '@red-disc/client';
import { socketPath, type TableSnapshot } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import type { Gateway } from '../src/index.js';
import { newGuest, type Person } from './people.js';

/** What these tests know of the game's view: the moves that are legal now, and for which phase. */
export interface PlayableView {
  readonly phase: number;
  readonly moves: readonly string[];
}

/** A person with a socket who sits at a table and can play any legal move. */
export class TablePlayer {
  readonly socket: SocketClient;
  readonly table: TableClient;
  readonly frames: string[] = [];
  /** What the server has promised to keep. */
  readonly acknowledged: { readonly command: string; readonly seq: number }[] = [];
  #lastCommand = '';
  #webSocket: WebSocket | undefined;

  constructor(
    gateway: Pick<Gateway, 'url'>,
    readonly person: Person,
    tableId: string,
    key?: string,
  ) {
    this.socket = new SocketClient({
      open: () => {
        const socket = new WebSocket(gateway.url.replace('http', 'ws') + socketPath, {
          headers: { cookie: person.browser.cookie, 'x-forwarded-for': person.browser.address },
        });
        socket.on('message', (data: Buffer) => this.frames.push(data.toString()));
        this.#webSocket = socket;
        return socket;
      },
      random: Math.random,
    });
    this.table = new TableClient(this.socket, {
      table: tableId,
      ...(key !== undefined && { key }),
      makeId: () => (this.#lastCommand = randomUUID()),
    });
  }

  get snapshot(): TableSnapshot {
    return this.table.snapshot!;
  }

  get view(): PlayableView | null {
    return this.snapshot.view as unknown as PlayableView | null;
  }

  async sitDown(): Promise<void> {
    await this.socket.opened();
    orThrow(await this.table.watch());
    if (this.snapshot.seat === null) orThrow(await this.table.command('table.sit', {}));
    orThrow(await this.table.command('table.ready', { ready: true, seed: randomUUID().replaceAll('-', '') }));
  }

  /** Resolves when what this player sees is so. */
  sees(isSo: (snapshot: TableSnapshot) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.table.actOnChanges(() => {
        if (isSo(this.snapshot)) {
          stop();
          resolve();
        }
        return Promise.resolve();
      });
    });
  }

  /** From now on plays the move that `choose` picks, whenever one is asked for, until the game is over. */
  playUntilOver(choose: (moves: readonly string[]) => string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.table.actOnChanges(async () => {
        if (this.snapshot.status === 'over') {
          stop();
          resolve();
          return;
        }
        const refusal = await this.#act(choose);
        if (refusal !== undefined) reject(new Error(refusal));
      });
    });
  }

  async #act(choose: (moves: readonly string[]) => string): Promise<string | undefined> {
    const { status, seat, seats } = this.snapshot;
    if (status === 'between' && seat !== null && !seats[seat - 1]?.ready) {
      await this.table.command('table.ready', { ready: true });
      return undefined;
    }
    const { view } = this;
    if (status !== 'playing' || !view || view.moves.length === 0) return undefined;
    const { phase, moves } = view;
    const moved = await this.table.command('table.move', { phase, move: choose(moves) });
    if (moved.ok) this.acknowledged.push({ command: this.#lastCommand, seq: moved.value.seq });
    // Somebody else may have been quicker; what they did is on its way to us.
    return moved.ok || moved.error.code === 'REFUSED' ? undefined : moved.error.code;
  }

  /** The network goes away; the client comes back by itself. */
  cutConnection(): void {
    this.#webSocket?.terminate();
  }

  close(): void {
    this.socket.close();
  }
}

export function orThrow<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export interface TableSetup {
  readonly preset?: string;
  readonly people: number;
  /** Their levels. */
  readonly bots?: readonly string[];
  readonly timing?: object;
  /** What else the table is opened with. */
  readonly settings?: object;
}

/** People at a table who are ready, each on one of the gateways in turn; the first is the host. */
export async function seatPeople({
  gateways,
  preset = 'one-round',
  people,
  bots = [],
  timing,
  settings = {},
}: TableSetup & { readonly gateways: readonly Pick<Gateway, 'url'>[] }): Promise<{
  id: string;
  key: string;
  players: TablePlayer[];
}> {
  const at = (index: number): Pick<Gateway, 'url'> => gateways[index % gateways.length]!;
  const guests = await Promise.all(
    Array.from({ length: people }, (_, index) => newGuest(at(index), `Player ${index + 1}`)),
  );
  const created = await guests[0]!.browser.post('/api/tables', {
    rules: { game: 'allegra', preset },
    seats: people + bots.length,
    visibility: 'open',
    bots,
    timing: { turn: 60, bank: 0, window: 10, setup: 60, pause: 5, timeouts: 2, ...timing },
    ...settings,
  });
  if (created.status !== 200) throw new Error(created.text);
  const { id, key } = created.body as { id: string; key: string };
  const players = guests.map((guest, index) => new TablePlayer(at(index), guest, id));
  for (const player of players) await player.sitDown();
  return { id, key, players };
}

/** A started table with people who are ready to play. */
export async function startTable(
  gateway: Pick<Gateway, 'url'>,
  setup: TableSetup,
): Promise<{ id: string; key: string; players: TablePlayer[] }> {
  const seated = await seatPeople({ ...setup, gateways: [gateway] });
  orThrow(await seated.players[0]!.table.command('table.start', {}));
  return seated;
}
