import type { AllegraEvent } from '@red-disc/allegra';
import {
  SocketClient,
  TableClient,
  type CommandData,
  type TableChange,
  type TableCommand,
  type WebSocketLike,
} from '@red-disc/client';
import {
  tablePushes,
  type ApiError,
  type MessageResponse,
  type PushFrame,
  type TableSnapshot,
  type TalkLineBody,
} from '@red-disc/contracts';
import { expectedAt } from './people';
import { readNotes, type TableNote } from './table-notes';

/** What happened, in order: told by the game, or done beside it. */
export type LiveEntry = { readonly id: number } & (
  { readonly event: AllegraEvent } | { readonly note: TableNote }
);

export type Rematch = NonNullable<MessageResponse<'table.watch'>['rematch']>;

export interface LiveTalk extends Omit<MessageResponse<'table.talk'>, 'lines'> {
  /** The oldest first. */
  readonly lines: readonly TalkLineBody[];
}

export interface LiveState {
  /** Undefined until the server has answered for the first time. */
  readonly snapshot: TableSnapshot | undefined;
  /** Names by the id of their owner. */
  readonly people: Readonly<Record<string, string>>;
  readonly log: readonly LiveEntry[];
  readonly refusals: number;
  readonly isConnected: boolean;
  /** What to add to the reader's clock to get the server's. */
  readonly clockOffset: number;
  /** How many watch who do not sit here, and by how many seconds this reader sees everything late. */
  readonly spectators: number;
  readonly delay: number;
  /** Where the same people play on. */
  readonly rematch: Rematch | undefined;
  readonly talk: LiveTalk;
  /** Why the last command was turned down. */
  readonly error: ApiError | undefined;
  /** Why the table could not be followed at all. */
  readonly failure: ApiError | undefined;
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
  clockOffset: 0,
  spectators: 0,
  delay: 0,
  rematch: undefined,
  talk: { lines: [], talk: 'none', maySpeak: false },
  error: undefined,
  failure: undefined,
};

/** The server tells at most 200 changes again; some may be made while it is asked. */
const toldAgain = 190;
const talkKept = 60;

/** A table on the server, as a page follows it: connected while somebody looks at it. */
export class LiveTable {
  readonly #options: LiveTableOptions;
  readonly #listeners = new Set<() => void>();
  #state = nothingYet;
  #socket: SocketClient | undefined;
  #client: TableClient | undefined;
  #hasHistory = false;

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

  /**
   * The socket knows its owner from the cookie it was opened with: whoever has signed in since needs another. Also
   * the way to try again.
   */
  reconnect(): void {
    this.#disconnect();
    this.#publish({ failure: undefined });
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

  /** The table where everybody who asks plays on; undefined if that was refused. */
  async playOn(): Promise<Rematch | undefined> {
    const answer = await this.#client?.command('table.rematch', { seed: this.#options.makeId() });
    if (answer && !answer.ok) this.#publish({ error: answer.error });
    return answer?.ok ? answer.value : undefined;
  }

  /** Resolves to why it could not be said, if it could not. */
  async say(content: TalkLineBody['content']): Promise<ApiError | undefined> {
    const answer = await this.#client?.command('table.say', { content });
    return answer && !answer.ok ? answer.error : undefined;
  }

  /** What somebody said whom the reader has blocked goes from the page, too. */
  forget(user: string): void {
    const { talk } = this.#state;
    this.#publish({ talk: { ...talk, lines: talk.lines.filter((line) => line.user !== user) } });
  }

  /** Asked again where who may be heard has changed. */
  async rereadTalk(): Promise<void> {
    const socket = this.#socket;
    const talk = await socket?.request('table.talk', { table: this.#options.table });
    if (talk?.ok && socket === this.#socket) this.#publish({ talk: talk.value });
  }

  /** Whoever is ready adds a seed of their own to the next deal. */
  ready(on: boolean): Promise<boolean> {
    return this.command('table.ready', { ready: on, ...(on && { seed: this.#options.makeId() }) });
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
    socket.onPush((frame) => {
      if (client === this.#client) this.#hear(frame);
    });
  }

  #disconnect(): void {
    this.#client?.close();
    this.#socket?.close();
    this.#client = undefined;
    this.#socket = undefined;
  }

  async #begin(socket: SocketClient, client: TableClient): Promise<void> {
    void this.#readClock(socket);
    const watched = await client.watch();
    if (client !== this.#client) return;
    if (!watched.ok) {
      // A lost connection is tried again by itself; any other answer stays the same until something changes.
      if (watched.error.code !== 'RETRY') this.#publish({ failure: watched.error });
      return;
    }
    this.#publish({ people: client.people, failure: undefined });
    await this.#readSurroundings(socket, watched.value.seq);
  }

  /** Asked before the table, and so answered before it: no deadline is shown by the wrong clock. */
  async #readClock(socket: SocketClient): Promise<void> {
    const sentAt = this.#options.now();
    const pong = await socket.request('ping', {});
    if (pong.ok) this.#publish({ clockOffset: pong.value.serverTime - (sentAt + this.#options.now()) / 2 });
  }

  /**
   * What is known beside the game: what happened before, who watches, where it goes on, what was said. It comes in one
   * piece, for each piece draws the whole table again.
   */
  async #readSurroundings(socket: SocketClient, upTo: number): Promise<void> {
    const { table, key } = this.#options;
    const [told, talk] = await Promise.all([
      socket.request('table.watch', {
        table,
        ...(key !== undefined && { key }),
        since: this.#hasHistory ? upTo : Math.max(0, upTo - toldAgain),
      }),
      socket.request('table.talk', { table }),
    ]);
    if (socket !== this.#socket) return;
    if (talk.ok) this.#publish({ talk: talk.value });
    if (!told.ok) return;
    const { missed, spectators, delay, rematch } = told.value;
    if (!this.#hasHistory) this.#tellHistory(missed, upTo);
    this.#hasHistory = true;
    this.#publish({ spectators, delay, rematch: rematch ?? undefined });
  }

  /** What happened before the page was opened goes in front of the log, under numbers up to 0: it is not news. */
  #tellHistory(missed: MessageResponse<'table.watch'>['missed'], upTo: number): void {
    const before = missed
      .filter(({ seq }) => seq <= upTo)
      .flatMap(({ events, notes }) => entriesOf({ events, notes }));
    const entries = before.map((entry, index) => ({ ...entry, id: index + 1 - before.length }));
    this.#publish({ log: [...entries, ...this.#state.log] });
  }

  #receive(client: TableClient, { snapshot, events, notes }: TableChange): void {
    if (client !== this.#client) return;
    const first = Math.max(0, this.#state.log.at(-1)?.id ?? 0) + 1;
    const entries = entriesOf({ events, notes }).map((entry, index) => ({ ...entry, id: first + index }));
    const before = this.#state.snapshot;
    this.#publish({ snapshot, people: client.people, log: [...this.#state.log, ...entries] });
    // Who sits at the table decides who may speak, and how.
    if (before && occupantsOf(before) !== occupantsOf(snapshot)) void this.rereadTalk();
    if (hasStranger(snapshot, client.people)) void this.#learnNames(client);
  }

  #hear({ type, data }: PushFrame): void {
    const { table } = this.#options;
    if (type === 'audience') {
      const read = tablePushes.audience.safeParse(data);
      if (read.success && read.data.table === table) this.#publish({ spectators: read.data.spectators });
    } else if (type === 'rematch') {
      const read = tablePushes.rematch.safeParse(data);
      if (read.success && read.data.table === table) this.#publish({ rematch: read.data.rematch });
    } else if (type === 'talk') {
      const read = tablePushes.talk.safeParse(data);
      const { talk } = this.#state;
      if (!read.success || read.data.table !== table) return;
      const lines = [...talk.lines.filter(({ id }) => id !== read.data.id), read.data].slice(-talkKept);
      this.#publish({ talk: { ...talk, lines } });
    }
  }

  /** Names come with the answer to a watch, not with each change. */
  async #learnNames(client: TableClient): Promise<void> {
    await client.watch();
    if (client === this.#client) this.#publish({ people: client.people });
  }

  /** What changes nothing is not worth drawing a table for: most answers to commands are such. */
  #publish(change: Partial<LiveState>): void {
    const next = { ...this.#state, ...change };
    const keys = Object.keys(change) as (keyof LiveState)[];
    if (keys.every((key) => Object.is(next[key], this.#state[key]))) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

function entriesOf({ events, notes }: Pick<TableChange, 'events' | 'notes'>) {
  return [
    ...readNotes(notes).map((note) => ({ note })),
    // Events of this game travel as it tells them; the contracts leave their shape to the game.
    ...events.map((event) => ({ event: event as AllegraEvent })),
  ];
}

function occupantsOf({ seats }: TableSnapshot): string {
  return JSON.stringify(seats.map(({ occupant }) => occupant));
}

function hasStranger(snapshot: TableSnapshot, people: LiveState['people']): boolean {
  return expectedAt(snapshot).some((user) => !(user in people));
}
