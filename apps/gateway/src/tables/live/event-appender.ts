import type pg from 'pg';
import {
  appendAnything,
  appendMoves,
  isMove,
  type WrittenMoves,
  type WrittenRow,
} from './append-statements.js';

/** What a row does to its table's deadline. */
export type DeadlineChange =
  | { readonly type: 'keep' }
  | { readonly type: 'clear' }
  | { readonly type: 'set'; readonly ms: number }
  | { readonly type: 'extend'; readonly ms: number };

export interface Append {
  readonly tableId: string;
  readonly seq: number;
  readonly commandId: string;
  readonly body: string;
  readonly deadline: DeadlineChange;
  /** Whether a clock ran before. */
  readonly clockRuns: boolean;
  /** How long nothing was written at the table, or longer. */
  readonly quietMs: number;
  /** A clock's own command: it counts only if the deadline has passed by the database's clock. */
  readonly afterDeadline: boolean;
  /** Changes to the table's row; undefined leaves them. */
  readonly status?: string;
  readonly seats?: string;
}

export type Appended =
  /** Durable. The deadline is in milliseconds of the database's clock; absent where it is the one of before. */
  | { readonly type: 'written'; readonly deadline?: number | null }
  /** Another process wrote this number, or it is too early. */
  | { readonly type: 'lost' };

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const rowsAtOnce = 500;
const writesAtMost = 2;
/**
 * Behind so few, a row does not wait for the disk but goes with a statement of its own. Behind more it does: what
 * gathers meanwhile is written together, for a third less of the database's work.
 */
const fewRows = 4;
const lockNotAvailable = '55P03';
const uniqueViolation = '23505';

/**
 * Writes the rows of all tables that wait in one statement. What arrives in one turn of the event loop goes together;
 * while many rows or as many statements as may be are under way, the next rows gather. Each row stands for itself, so a table that
 * lost a race holds up nobody else. Nor does one whose row somebody keeps locked: it is written apart from the others
 * until that works again.
 */
export class EventAppender {
  #waiting: Waiting[] = [];
  #writing = 0;
  #rowsUnderWay = 0;
  #isSoon = false;
  readonly #writesAtOnce: number;
  readonly #apart = new Set<string>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly onFlush: (flush: {
      readonly rows: readonly Append[];
      readonly lost: number;
      readonly databaseNow: number | undefined;
    }) => void,
  ) {
    // One connection is for those who read.
    this.#writesAtOnce = Math.min(writesAtMost, pool.options.max - 1);
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const waiting = { append, resolve, reject };
      if (this.#apart.has(append.tableId)) {
        void this.#writeApart(waiting);
        return;
      }
      this.#waiting.push(waiting);
      this.#writeSoon();
    });
  }

  #writeSoon(): void {
    if (this.#isSoon || !this.#mayWrite) return;
    this.#isSoon = true;
    setImmediate(() => {
      this.#isSoon = false;
      this.#write();
    });
  }

  get #mayWrite(): boolean {
    return this.#writing < this.#writesAtOnce && this.#rowsUnderWay <= fewRows;
  }

  /** Sends what waits, unless others who are under way will take it along. */
  #write(): void {
    if (this.#waiting.length > 0 && this.#mayWrite)
      void this.#writeTogether(this.#waiting.splice(0, rowsAtOnce));
  }

  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    this.#writing += 1;
    this.#rowsUnderWay += batch.length;
    const tell = await this.#writeBatch(batch).catch((error: unknown) => () => {
      if (batch.length > 1 && isLockTimeout(error)) for (const each of batch) void this.#writeApart(each);
      else for (const { reject } of batch) reject(error);
    });
    this.#writing -= 1;
    this.#rowsUnderWay -= batch.length;
    // The database gets what has gathered before anybody is told, and works while they are.
    this.#write();
    process.nextTick(tell);
  }

  async #writeApart(waiting: Waiting): Promise<void> {
    const { tableId } = waiting.append;
    this.#apart.add(tableId);
    try {
      const tell = await this.#writeBatch([waiting]);
      this.#apart.delete(tableId);
      tell();
    } catch (error) {
      if (!isLockTimeout(error)) this.#apart.delete(tableId);
      waiting.reject(error);
    }
  }

  /** Resolves when they are durable, with what tells those who wait. */
  async #writeBatch(batch: readonly Waiting[]): Promise<() => void> {
    const rows = batch.map(({ append }) => append);
    const { outcomes, databaseNow } = await this.#writeRows(rows);
    return () => {
      batch.forEach(({ resolve }, index) => {
        resolve(outcomes[index]!);
      });
      const written = rows.filter((_, index) => outcomes[index] !== lost);
      this.onFlush({ rows: written, lost: rows.length - written.length, databaseNow });
    };
  }

  /** Moves are all written if nobody else was quicker; otherwise each row is written that can be. */
  async #writeRows(rows: readonly Append[]): Promise<Written> {
    if (rows.every(isMove)) {
      try {
        const written = await this.pool.query<WrittenMoves>(appendMoves(rows));
        return allWritten(rows, written.rows[0]!);
      } catch (error) {
        if (!hasCode(error, uniqueViolation)) throw error;
      }
    }
    const written = await this.pool.query<WrittenRow>(appendAnything(rows));
    return someWritten(rows, written.rows);
  }
}

interface Written {
  /** By row. */
  readonly outcomes: readonly Appended[];
  readonly databaseNow: number | undefined;
}

const lost: Appended = { type: 'lost' };
const writtenAsBefore: Appended = { type: 'written' };

function allWritten(rows: readonly Append[], { now }: WrittenMoves): Written {
  const outcomes = rows.map(({ deadline }): Appended =>
    deadline.type === 'set' ? { type: 'written', deadline: Math.round(now + deadline.ms) } : writtenAsBefore,
  );
  return { outcomes, databaseNow: now };
}

function someWritten(rows: readonly Append[], written: readonly WrittenRow[]): Written {
  const outcomes = new Array<Appended>(rows.length).fill(lost);
  for (const { n, deadline } of written) outcomes[n - 1] = { type: 'written', deadline };
  return { outcomes, databaseNow: written[0]?.now };
}

function isLockTimeout(error: unknown): boolean {
  return hasCode(error, lockNotAvailable);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
