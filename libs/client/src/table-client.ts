import { failure, type Result } from '@red-disc/kernel';
import {
  tablePushes,
  type ApiError,
  type MessageRequest,
  type MessageResponse,
  type SocketMessageType,
  type TableHappening,
  type TableSnapshot,
  type TableUpdate,
} from '@red-disc/contracts';
import type { SocketClient } from './socket-client.js';
import { withChanges } from './with-changes.js';

/** The messages that are commands at a table: they carry its id and one of their own. */
export type TableCommand = Exclude<
  Extract<SocketMessageType, `table.${string}`>,
  'table.watch' | 'table.unwatch' | 'table.talk'
>;

/** What a command needs beside the ids, which are filled in here. */
export type CommandData<T extends TableCommand> = Omit<MessageRequest<T>, 'table' | 'command'>;

/** A change at the table, in the order of its log. */
export interface TableChange extends Readonly<TableHappening> {
  readonly snapshot: TableSnapshot;
}

type Difference = Extract<TableUpdate, { changes: unknown }>;

export interface TableClientOptions {
  readonly table: string;
  readonly key?: string;
  /** Makes the ids of commands; each must be new. */
  readonly makeId: () => string;
}

const triesOfACommand = 20;
/** Doubled with each try: a server in trouble is not helped by being asked more often. */
const firstPauseMs = 50;
const longestPauseMs = 800;
const longestWaitMs = 5000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * A table as one client sees it. It follows every change, catches up by itself after a lost connection, and sends
 * a command again under the same id until it is answered, so that it counts once.
 */
export class TableClient {
  readonly #socket: SocketClient;
  readonly #options: TableClientOptions;
  readonly #listeners = new Set<(change: TableChange) => void>();
  readonly #stop: (() => void)[] = [];
  #snapshot: TableSnapshot | undefined;
  #catchingUp: Promise<Result<TableSnapshot, ApiError>> | undefined;
  /** Differences from what is not known here yet; the answer to the question that is under way brings it. */
  #ahead: Difference[] = [];
  #people: Readonly<Record<string, string>> = {};

  constructor(socket: SocketClient, options: TableClientOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#stop.push(
      socket.onPush((frame) => {
        if (frame.type === 'table') this.#receive(frame.data);
      }),
      socket.onState((state) => {
        if (state === 'open' && this.#snapshot) void this.watch();
      }),
    );
  }

  /** How the table stands, as far as this client knows. */
  get snapshot(): TableSnapshot | undefined {
    return this.#snapshot;
  }

  /** Names of those who sit at the table, by their id. */
  get people(): Readonly<Record<string, string>> {
    return this.#people;
  }

  onChange(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Runs `act` for how the table stands now and again whenever it has changed since: one run at a time, and the
   * last change is never missed. For programs that play; returns how to stop.
   */
  actOnChanges(act: (snapshot: TableSnapshot) => Promise<void>): () => void {
    let seen = -1;
    let running = false;
    const run = async (): Promise<void> => {
      if (running) return;
      running = true;
      while (this.#snapshot && this.#snapshot.seq > seen) {
        seen = this.#snapshot.seq;
        await act(this.#snapshot);
      }
      running = false;
    };
    const stop = this.onChange(() => void run());
    // Not before the caller has `stop` in hand.
    queueMicrotask(() => void run());
    return stop;
  }

  /**
   * Begins to follow the table, or catches up with what was missed. It is asked again until there is an answer: a
   * server that has just come back may not have its database yet, and whoever does not follow hears nothing more.
   * However often the connection was lost meanwhile, and whoever asks for it: there is one question at a time.
   */
  watch(): Promise<Result<TableSnapshot, ApiError>> {
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async command<T extends TableCommand>(
    type: T,
    data: CommandData<T>,
  ): Promise<Result<MessageResponse<T>, ApiError>> {
    const request = { ...data, table: this.#options.table, command: this.#options.makeId() };
    for (let tries = 0; tries < triesOfACommand; tries += 1) {
      const answer = await this.#socket.request(type, request as unknown as MessageRequest<T>);
      if (answer.ok || answer.error.code !== 'RETRY') return answer;
      if (this.#socket.state === 'closed') break;
      await this.#pauseAfter(tries);
    }
    return failure({ code: 'RETRY' });
  }

  close(): void {
    for (const stop of this.#stop) stop();
    void this.#socket.request('table.unwatch', { table: this.#options.table });
  }

  async #catchUp(): Promise<Result<TableSnapshot, ApiError>> {
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#askToWatch();
      if (answer.ok || answer.error.code !== 'RETRY' || this.#socket.state === 'closed') return answer;
      await this.#pauseAfter(tries);
    }
  }

  async #askToWatch(): Promise<Result<TableSnapshot, ApiError>> {
    const { table, key } = this.#options;
    const since = this.#snapshot?.seq;
    const answer = await this.#socket.request('table.watch', {
      table,
      changes: true,
      ...(key !== undefined && { key }),
      ...(since !== undefined && { since }),
    });
    if (!answer.ok) return answer;
    const { snapshot, missed, people } = answer.value;
    this.#people = people;
    this.#accept({
      snapshot,
      events: missed.flatMap(({ events }) => events),
      notes: missed.flatMap(({ notes }) => notes),
    });
    this.#acceptAhead();
    return { ok: true, value: snapshot };
  }

  /** Waits for the connection if it is away, and then longer after each try. */
  async #pauseAfter(tries: number): Promise<void> {
    await Promise.race([this.#socket.opened(), pause(longestWaitMs)]);
    await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
  }

  #receive(data: unknown): void {
    const update = tablePushes.table.safeParse(data).data;
    if (!update) return;
    if ('snapshot' in update) {
      if (update.snapshot.table === this.#options.table) this.#accept(update);
    } else if (update.changes.table === this.#options.table) this.#follow(update);
  }

  /** A difference says something only to whoever has what it differs from. */
  #follow(difference: Difference): void {
    const { changes, events, notes } = difference;
    if (this.#snapshot && changes.seq <= this.#snapshot.seq + 1)
      this.#accept({ snapshot: withChanges(this.#snapshot, changes), events, notes });
    else {
      this.#ahead.push(difference);
      void this.watch();
    }
  }

  #acceptAhead(): void {
    const ahead = this.#ahead;
    this.#ahead = [];
    for (const difference of ahead) this.#follow(difference);
  }

  /** An older reading than the one at hand says nothing new. */
  #accept(change: TableChange): void {
    if (this.#snapshot && change.snapshot.seq <= this.#snapshot.seq) return;
    this.#snapshot = change.snapshot;
    for (const listener of this.#listeners) listener(change);
  }
}
