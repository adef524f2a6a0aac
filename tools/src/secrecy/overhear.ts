import { once } from 'node:events';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { pause } from '../load/figures.js';

/** What somebody got to read of a game while its round was on. */
export interface Overheard {
  readonly where: string;
  readonly text: string;
}

export interface Listener {
  readonly where: string;
  readonly headers: Readonly<Record<string, string>>;
}

const readEveryMs = 700;

/** How a socket is told of changes: by what is different, or by whole snapshots. */
interface Ear {
  readonly socket: WebSocket;
  readonly changes: boolean;
}

/** Keeps everything that these people get of a table: over two sockets each, and again and again over REST. */
export class Eavesdropper {
  readonly heard: Overheard[] = [];
  readonly #ears: Ear[];
  #isDone = false;

  constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly listeners: readonly Listener[],
  ) {
    this.#ears = listeners.flatMap((listener) =>
      [true, false].map((changes) => this.#listen(listener, changes)),
    );
  }

  /** Resolves when all of them follow the table. */
  async begin(): Promise<void> {
    await Promise.all(this.#ears.map(({ socket }) => once(socket, 'message')));
  }

  /** Reads what there is to read until `end`, and everything that has happened from its beginning, as a replay does. */
  async readAlong(): Promise<void> {
    while (!this.#isDone) {
      for (const ear of this.#ears) this.#watch(ear, 0);
      await Promise.all(this.listeners.map((listener) => this.#read(listener)));
      await pause(readEveryMs);
    }
  }

  end(): void {
    this.#isDone = true;
    for (const { socket } of this.#ears) socket.terminate();
  }

  #listen({ where, headers }: Listener, changes: boolean): Ear {
    const socket = new WebSocket(this.url.replace('http', 'ws') + socketPath, { headers });
    const ear = { socket, changes };
    socket.on('open', () => {
      this.#watch(ear);
    });
    socket.on('message', (data: Buffer) => this.heard.push({ where, text: data.toString() }));
    socket.on('error', () => undefined);
    return ear;
  }

  #watch({ socket, changes }: Ear, since?: number): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const data = { table: this.table, changes, ...(since !== undefined && { since }) };
    socket.send(JSON.stringify({ id: 1, type: 'table.watch', data }));
  }

  /** When the round is scored its seed is public: what was read counts only if it was not over even afterwards. */
  async #read({ where, headers }: Listener): Promise<void> {
    const get = async (path: string): Promise<Overheard> => {
      const answer = await fetch(this.url + path, { headers });
      return { where: `${path} for ${where}`, text: await answer.text() };
    };
    const here = `/api/tables/${this.table}`;
    const read = await Promise.all(
      [`${here}/record`, `${here}/deals`, '/api/tables?status=playing', '/api/my/tables'].map(get),
    );
    const last = await get(here);
    if (last.text.includes('"status":"playing"')) this.heard.push(...read, last);
  }
}
