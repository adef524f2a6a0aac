import type pg from 'pg';

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
  /** A clock's own command: it counts only if the deadline has passed by the database's clock. */
  readonly afterDeadline: boolean;
  /** Changes to the table's row; undefined leaves them. */
  readonly status?: string;
  readonly seats?: string;
}

export type Appended =
  /** Durable. The deadline is in milliseconds of the database's clock. */
  | { readonly type: 'written'; readonly deadline: number | null }
  /** Another process wrote this number, or this command is in the log already, or it is too early. */
  | { readonly type: 'lost' };

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

interface WrittenRow {
  readonly table_id: string;
  readonly deadline: number | null;
  readonly now: number;
}

const rowsAtOnce = 500;
/** With one alone, everybody would wait for the disk at the same time, and this process with them. */
const writesAtMost = 2;
const lockNotAvailable = '55P03';

const deadlineModes = { keep: 0, clear: 1, set: 2, extend: 3 } as const;

const statement = `
with input as (
  select * from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::int[], $6::float8[], $7::bool[], $8::text[], $9::text[])
    as i (table_id, seq, command_id, body, mode, ms, after_deadline, status, seats)
), written as (
  insert into table_event (table_id, seq, command_id, body)
  select i.table_id, i.seq, i.command_id, i.body
  from input i
  join game_table t on t.id = i.table_id
  where t.seq = i.seq - 1 and (not i.after_deadline or t.deadline_at <= clock_timestamp())
  on conflict do nothing
  returning table_id, seq
)
update game_table t set
  seq = i.seq,
  deadline_at = case i.mode
    when 0 then t.deadline_at
    when 1 then null
    when 2 then clock_timestamp() + i.ms * interval '1 millisecond'
    else t.deadline_at + i.ms * interval '1 millisecond' end,
  status = coalesce(i.status, t.status),
  seats = coalesce(i.seats::jsonb, t.seats),
  finished_at = case when i.status = 'over' then now() else t.finished_at end,
  announced_at = case when i.status = 'over' then null else t.announced_at end,
  announce_tries = case when i.status = 'over' then 0 else t.announce_tries end
from input i
join written w on w.table_id = i.table_id and w.seq = i.seq
where t.id = i.table_id
returning t.id as table_id, (extract(epoch from t.deadline_at) * 1000)::float8 as deadline,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;

/**
 * Writes the rows of all tables that wait in one statement. What arrives in one turn of the event loop goes together;
 * while as many statements as may be are under way, the next rows gather. Each row stands for itself, so a table that
 * lost a race holds up nobody else. Nor does one whose row somebody keeps locked: it is written apart from the others
 * until that works again.
 */
export class EventAppender {
  #waiting: Waiting[] = [];
  #writing = 0;
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
    if (this.#isSoon || this.#writing === this.#writesAtOnce) return;
    this.#isSoon = true;
    setImmediate(() => {
      this.#isSoon = false;
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#writing += 1;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, rowsAtOnce);
      try {
        await this.#writeBatch(batch);
      } catch (error) {
        if (batch.length > 1 && isLockTimeout(error)) for (const each of batch) void this.#writeApart(each);
        else for (const { reject } of batch) reject(error);
      }
    }
    this.#writing -= 1;
  }

  async #writeApart(waiting: Waiting): Promise<void> {
    const { tableId } = waiting.append;
    this.#apart.add(tableId);
    try {
      await this.#writeBatch([waiting]);
      this.#apart.delete(tableId);
    } catch (error) {
      if (!isLockTimeout(error)) this.#apart.delete(tableId);
      waiting.reject(error);
    }
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    const { rows } = await this.pool.query<WrittenRow>({
      name: 'append-table-events',
      text: statement,
      values: columnsOf(batch),
    });
    this.#settle(batch, rows);
  }

  #settle(batch: readonly Waiting[], rows: readonly WrittenRow[]): void {
    const written = new Map(rows.map((row) => [row.table_id, row]));
    for (const { append, resolve } of batch) {
      const row = written.get(append.tableId);
      resolve(row ? { type: 'written', deadline: row.deadline } : { type: 'lost' });
    }
    this.onFlush({
      rows: batch.map(({ append }) => append).filter(({ tableId }) => written.has(tableId)),
      lost: batch.length - rows.length,
      databaseNow: rows[0]?.now,
    });
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable;
}

function columnsOf(batch: readonly Waiting[]): unknown[] {
  const rows = batch.map(({ append }) => append);
  return [
    rows.map(({ tableId }) => tableId),
    rows.map(({ seq }) => seq),
    rows.map(({ commandId }) => commandId),
    rows.map(({ body }) => body),
    rows.map(({ deadline }) => deadlineModes[deadline.type]),
    rows.map(({ deadline }) => ('ms' in deadline ? deadline.ms : 0)),
    rows.map(({ afterDeadline }) => afterDeadline),
    rows.map(({ status }) => status ?? null),
    rows.map(({ seats }) => seats ?? null),
  ];
}
