import { failure, success, type Result } from '@red-disc/kernel';
import type { GameEvent, Refusal } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import { clockKey, timeFor } from '../domain/clock.js';
import type { Command } from '../domain/command.js';
import { decide } from '../domain/decide.js';
import { makeBody, withoutUndone, type Entry, type LogRow } from '../domain/entry.js';
import { PoisonedLogError, readingLog } from '../domain/poisoned-log.js';
import { Table } from '../domain/table.js';
import type { DealSecrets } from './deal-secrets.js';
import type { Append, DeadlineChange, EventAppender } from './event-appender.js';
import type { KnownCommands } from './known-commands.js';
import { RecentRows } from './recent-rows.js';
import type { StoredRow, TableStore } from './table-store.js';

export interface Accepted {
  readonly seq: number;
}

/** What everybody at the table is to be told after a row. */
export interface Published {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
  readonly deadline: number | null;
}

/** A table as it was read from its log. */
export interface ReadTable {
  readonly table: Table;
  readonly deadline: number | null;
  /** Those of all rows. */
  readonly commands: KnownCommands;
}

export interface LiveTableParts {
  readonly store: TableStore;
  readonly appender: EventAppender;
  readonly secrets: DealSecrets;
  readonly publish: (live: LiveTable, published: Published) => void;
  /** The log does not make sense any more: nobody plays on from here. */
  readonly setAside: (id: string, error: PoisonedLogError) => Promise<void>;
}

const triesAfterLostRaces = 8;

/**
 * A table in this process. Commands go through its mailbox one after another: judged on a draft, written to the
 * log, then published and acknowledged. What is in memory is only ever a reading of the log.
 */
export class LiveTable {
  #committed: Table;
  #draft: Table;
  #deadline: number | null;
  readonly #commands: KnownCommands;
  #phaseStartedAt = performance.now();
  /** When this process began to write its last row here: no later than the newest one was written. */
  #wroteAt = -Infinity;
  /** The last of those who wait. */
  #mailbox: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** For whoever comes back after a moment. */
  readonly recent = new RecentRows();

  constructor(
    { table, deadline, commands }: ReadTable,
    private readonly parts: LiveTableParts,
  ) {
    this.#committed = table;
    this.#draft = new Table(table.settings, parts.secrets);
    this.#deadline = deadline;
    this.#commands = commands;
  }

  get table(): Table {
    return this.#committed;
  }

  get deadline(): number | null {
    return this.#deadline;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Resolves when everything that was asked so far is answered. */
  async idle(): Promise<void> {
    await settled(this.#mailbox);
  }

  get secrets(): DealSecrets {
    return this.parts.secrets;
  }

  /** How long what is awaited now has been awaited, by this process's own clock. */
  get elapsedMs(): number {
    return performance.now() - this.#phaseStartedAt;
  }

  submit(commandId: string, command: () => Command): Promise<Result<Accepted, Refusal>> {
    return this.#enqueue(() => this.#process(commandId, command));
  }

  /** Takes the last decision back, if it showed nobody anything. */
  undo(commandId: string, by: UserId, reason: string): Promise<Result<Accepted, Refusal>> {
    return this.#enqueue(() => this.#undo(commandId, by, reason));
  }

  /** Reads what another gateway has written, and publishes it here. */
  async catchUp(): Promise<void> {
    await this.#enqueue(() => this.#catchUp());
  }

  /** One after another. What finds the mailbox empty begins at once. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#waiting > 0 ? this.#mailbox : undefined;
    this.#waiting += 1;
    const done = this.#inTurn(before, work);
    this.#mailbox = done;
    return done;
  }

  async #inTurn<T>(before: Promise<unknown> | undefined, work: () => Promise<T>): Promise<T> {
    try {
      if (before) await settled(before);
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }

  async #process(commandId: string, command: () => Command): Promise<Result<Accepted, Refusal>> {
    for (let tries = 0; tries < triesAfterLostRaces; tries += 1) {
      const stored = this.#commands.mayHave(commandId) && (await this.#storedAnswer(commandId));
      if (stored) return stored;
      if (!this.parts.secrets.has(this.#nextDeal)) await this.#prepareDeal();
      this.#draft.copyFrom(this.#committed);
      const asked = command();
      const decided = decide(this.#draft, asked);
      if (!decided.ok) {
        // Another gateway may have written what this one has not heard of: nobody is refused on an old reading.
        if (await this.#catchUp()) continue;
        return decided;
      }
      const append = this.#appendOf(commandId, asked, decided.value.entries);
      const beganAt = performance.now();
      const appended = await this.parts.appender.append(append);
      if (appended.type === 'written') {
        this.#wroteAt = beganAt;
        this.#commit(decided.value, commandId, appended.deadline);
        return success({ seq: append.seq });
      }
      if (!(await this.#catchUp()) && append.afterDeadline) return failure({ code: 'TOO_EARLY' });
    }
    return failure({ code: 'BUSY' });
  }

  async #undo(commandId: string, by: UserId, reason: string): Promise<Result<Accepted, Refusal>> {
    const { id } = this.#committed.settings;
    const stored = this.#commands.mayHave(commandId) && (await this.#storedAnswer(commandId));
    if (stored) return stored;
    if (!this.#committed.match?.canUndo()) return failure({ code: 'CANNOT_UNDO' });
    const rows = withoutUndone(await this.parts.store.readRows(id, 0));
    const last = rows.findLast(({ entries }) => entries.some(({ type }) => type === 'moved'));
    if (!last || last.entries.filter(({ type }) => type === 'moved').length !== 1)
      return failure({ code: 'CANNOT_UNDO' });
    const entries: Entry[] = [{ type: 'undone', to: last.seq - 1, by, reason }];
    const seq = this.#committed.seq + 1;
    const appended = await this.parts.appender.append({
      tableId: id,
      seq,
      commandId,
      body: makeBody(entries),
      deadline: { type: 'set', ms: this.#committed.settings.timing.setup * 1000 },
      clockRuns: this.#deadline !== null,
      quietMs: this.#quietMs,
      afterDeadline: false,
      status: 'playing',
    });
    if (appended.type === 'lost') {
      await this.#catchUp();
      return failure({ code: 'BUSY' });
    }
    this.#commands.add(commandId);
    await this.#rebuild(seq);
    this.#deadline = appended.deadline ?? null;
    this.#phaseStartedAt = performance.now();
    this.#publish({ entries, events: [] });
    return success({ seq });
  }

  /** What this command was answered when it was written. */
  async #storedAnswer(commandId: string): Promise<Result<Accepted, Refusal> | undefined> {
    const seq = await this.parts.store.findCommand(this.#committed.settings.id, commandId);
    return seq === undefined ? undefined : success({ seq });
  }

  /** The seed of the deal to come must be fixed before anything can commit to it. */
  async #prepareDeal(): Promise<void> {
    await this.parts.secrets.prepare(this.#nextDeal);
  }

  get #nextDeal(): number {
    return this.#committed.dealSeeds.length + 1;
  }

  get #quietMs(): number {
    return performance.now() - this.#wroteAt;
  }

  #appendOf(commandId: string, command: Command, entries: readonly Entry[]): Append {
    const before = this.#committed;
    const after = this.#draft;
    return {
      tableId: before.settings.id,
      seq: before.seq + 1,
      commandId,
      body: makeBody(entries),
      deadline: deadlineChange(before, after, entries),
      clockRuns: this.#deadline !== null,
      quietMs: this.#quietMs,
      afterDeadline: command.type === 'clock',
      ...(after.status !== before.status && { status: after.status }),
      ...(after.seats !== before.seats && hasOtherPeople(before, after) && { seats: occupantsOf(after) }),
    };
  }

  /** Without a deadline the one of before stays. */
  #commit(
    happening: Pick<Published, 'entries' | 'events'>,
    commandId: string,
    deadline = this.#deadline,
  ): void {
    const before = this.#committed;
    this.#commands.add(commandId);
    this.#draft.seq = before.seq + 1;
    if (clockKey(before) !== clockKey(this.#draft)) this.#phaseStartedAt = performance.now();
    this.#committed = this.#draft;
    this.#draft = before;
    this.#deadline = deadline;
    this.#publish(happening);
  }

  #publish(happening: Pick<Published, 'entries' | 'events'>): void {
    this.recent.add({ seq: this.#committed.seq, ...happening });
    this.parts.publish(this, { table: this.#committed, ...happening, deadline: this.#deadline });
  }

  /** Whether there was anything new. */
  async #catchUp(): Promise<boolean> {
    const { id } = this.#committed.settings;
    try {
      const [stored, rows] = await Promise.all([
        this.parts.store.readTable(id),
        this.parts.store.readRows(id, this.#committed.seq),
      ]);
      this.#deadline = stored?.deadline ?? null;
      for (const row of rows) await this.#follow(row);
      return rows.length > 0;
    } catch (error) {
      if (error instanceof PoisonedLogError) await this.parts.setAside(id, error);
      throw error;
    }
  }

  async #follow(row: StoredRow): Promise<void> {
    await this.#prepareDeal();
    if (row.entries.some(({ type }) => type === 'undone')) {
      this.#commands.add(row.commandId);
      await this.#rebuild(row.seq);
      this.#publish({ entries: row.entries, events: [] });
      return;
    }
    this.#draft.copyFrom(this.#committed);
    const events = readingLog(() => row.entries.flatMap((entry) => this.#draft.apply(entry)));
    this.#commit({ entries: row.entries, events }, row.commandId);
  }

  async #rebuild(upTo: number): Promise<void> {
    const rows = await this.parts.store.readRows(this.#committed.settings.id, 0);
    const table = foldTable(
      new Table(this.#committed.settings, this.parts.secrets),
      rows.filter(({ seq }) => seq <= upTo),
    );
    this.#committed = table;
    this.#draft = new Table(table.settings, this.parts.secrets);
  }
}

/** Waits for somebody else's work, however it ends. */
async function settled(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

/** Reads a log into a table. */
export function foldTable(table: Table, rows: readonly LogRow[]): Table {
  return readingLog(() => {
    for (const row of withoutUndone(rows)) for (const entry of row.entries) table.apply(entry);
    table.seq = rows.at(-1)?.seq ?? 0;
    return table;
  });
}

function deadlineChange(before: Table, after: Table, entries: readonly Entry[]): DeadlineChange {
  const added = entries.find((entry) => entry.type === 'timeAdded');
  if (added) return { type: 'extend', ms: added.ms };
  const key = clockKey(after);
  if (key === null) return { type: 'clear' };
  if (key === clockKey(before)) return { type: 'keep' };
  const ms = timeFor(after);
  return ms === null ? { type: 'clear' } : { type: 'set', ms };
}

function hasOtherPeople(before: Table, after: Table): boolean {
  return (
    before.seats.length !== after.seats.length ||
    after.seats.some(({ occupant }, index) => occupant !== before.seats[index]?.occupant)
  );
}

/** Who sits where, for the table's row: lists and "my tables" read it. */
export function occupantsOf(table: Table): string {
  return JSON.stringify(table.seats.map(({ occupant }) => occupant));
}
