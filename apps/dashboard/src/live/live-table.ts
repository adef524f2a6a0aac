import type { AllegraEvent } from '@red-disc/allegra';
import {
  SocketClient,
  TableClient,
  type CommandData,
  type TableChange,
  type TableCommand,
  type WebSocketLike,
} from '@red-disc/client';
import type { ApiError, TableSnapshot } from '@red-disc/contracts';
import type { Deadline, LogEntry } from '@/table/table-props';

export interface LiveState {
  /** Undefined until the server has answered for the first time. */
  readonly snapshot: TableSnapshot | undefined;
  /** Names by the id of their owner. */
  readonly people: Readonly<Record<string, string>>;
  readonly log: readonly LogEntry[];
  readonly refusals: number;
  readonly isConnected: boolean;
  /** By the reader's own clock. */
  readonly deadline: Omit<Deadline, 'bankMs'> | undefined;
  /** Why the last command was turned down. */
  readonly error: ApiError | undefined;
}

export interface LiveTableOptions {
  readonly table: string;
  readonly key: string | undefined;
  readonly open: () => WebSocketLike;
  readonly random: () => number;
  readonly makeId: () => string;
  readonly now: () => number;
}

export const nothingYet: LiveState = {
  snapshot: undefined,
  people: {},
  log: [],
  refusals: 0,
  isConnected: false,
  deadline: undefined,
  error: undefined,
};

/** A table on the server, as a page follows it: connected while somebody looks at it. */
export class LiveTable {
  readonly #options: LiveTableOptions;
  readonly #listeners = new Set<() => void>();
  #state = nothingYet;
  #socket: SocketClient | undefined;
  #client: TableClient | undefined;
  /** What to add to the reader's clock to get the server's. */
  #clockOffset = 0;

  constructor(options: LiveTableOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#socket) this.#connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#disconnect();
    };
  };

  readonly state = (): LiveState => this.#state;

  /** The socket knows its owner from the cookie it was opened with: whoever has signed in since needs another. */
  reconnect(): void {
    this.#disconnect();
    this.#connect();
  }

  /** Resolves to whether it was accepted; a refusal stands in the state. */
  async command<T extends TableCommand>(type: T, data: CommandData<T>): Promise<boolean> {
    const answer = await this.#client?.command(type, data);
    if (!answer) return false;
    this.#publish({ error: answer.ok ? undefined : answer.error });
    return answer.ok;
  }

  async move(phase: number, move: string): Promise<void> {
    const isPlayed = await this.command('table.move', { phase, move });
    if (!isPlayed) this.#publish({ refusals: this.#state.refusals + 1 });
  }

  #connect(): void {
    const { table, key, open, random, makeId } = this.#options;
    const socket = new SocketClient({ open, random });
    const client = new TableClient(socket, { table, makeId, ...(key !== undefined && { key }) });
    this.#socket = socket;
    this.#client = client;
    socket.onState((state) => {
      this.#publish({ isConnected: state === 'open' });
      if (state === 'open') void this.#begin(socket, client);
    });
    client.onChange((change) => {
      this.#receive(client, change);
    });
  }

  #disconnect(): void {
    this.#client?.close();
    this.#socket?.close();
    this.#client = undefined;
    this.#socket = undefined;
  }

  async #begin(socket: SocketClient, client: TableClient): Promise<void> {
    const sentAt = this.#options.now();
    const pong = await socket.request('ping', {});
    if (pong.ok) this.#clockOffset = pong.value.serverTime - (sentAt + this.#options.now()) / 2;
    const watched = await client.watch();
    if (client !== this.#client) return;
    if (watched.ok) this.#publish({ people: client.people });
    else this.#publish({ error: watched.error });
  }

  #receive(client: TableClient, { snapshot, events }: TableChange): void {
    if (client !== this.#client) return;
    const first = (this.#state.log.at(-1)?.id ?? 0) + 1;
    // Events of this game travel as it tells them; the contracts leave their shape to the game.
    const entries = events.map((event, index) => ({ id: first + index, event: event as AllegraEvent }));
    this.#publish({
      snapshot,
      people: client.people,
      log: [...this.#state.log, ...entries],
      deadline: this.#deadlineOf(snapshot),
    });
    if (hasStranger(snapshot, client.people)) void this.#learnNames(client);
  }

  /** Names come with the answer to a watch, not with each change. */
  async #learnNames(client: TableClient): Promise<void> {
    await client.watch();
    if (client === this.#client) this.#publish({ people: client.people });
  }

  /** The ring starts full when a deadline is first seen. */
  #deadlineOf({ deadline }: TableSnapshot): LiveState['deadline'] {
    if (deadline === null) return undefined;
    const endsAt = deadline - this.#clockOffset;
    if (endsAt === this.#state.deadline?.endsAt) return this.#state.deadline;
    return { endsAt, totalMs: Math.max(1, endsAt - this.#options.now()) };
  }

  #publish(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function hasStranger({ seats }: TableSnapshot, people: LiveState['people']): boolean {
  return seats.some(({ occupant }) => occupant && 'user' in occupant && !(occupant.user in people));
}
