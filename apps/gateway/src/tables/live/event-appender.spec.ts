import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@red-disc/database';
import pg from 'pg';
import { lookAgainMs } from './append-statements.js';
import { EventAppender, type Append, type Appended } from './event-appender.js';
import { TableStore } from './table-store.js';

describe('what is appended together', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let appender: EventAppender;
  const flushes: { rows: number; lost: number }[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
    pool = new pg.Pool({ connectionString: database.url, max: 3 });
    pool.on('error', () => undefined); // a connection that is still saying goodbye when its database is dropped
    appender = new EventAppender(pool, ({ rows, lost }) => flushes.push({ rows: rows.length, lost }));
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function newTable(): Promise<string> {
    const id = randomUUID();
    await pool.query(
      `insert into game_table (id, code, link, host_id, game, rules, timing, settings, status, seats)
       values ($1::text::uuid, $1, $1, 'host', 'game@1', '{}', '{}', '{}', 'playing', '[]')`,
      [id],
    );
    return id;
  }

  /** Its first row is there; the clock that it set runs out then. */
  async function newTableWithClock(deadlineInMs: number | null): Promise<string> {
    const id = await newTable();
    await pool.query(
      `insert into table_event (table_id, seq, command_id, body, deadline_at)
       values ($1, 1, 'first', '[]', clock_timestamp() + $2::float8 * interval '1 millisecond')`,
      [id, deadlineInMs],
    );
    return id;
  }

  const move = (tableId: string, more: Partial<Append> = {}): Append => ({
    tableId,
    seq: 1,
    commandId: randomUUID(),
    body: '[]',
    deadline: { type: 'keep' },
    clockRuns: false,
    quietMs: 0,
    afterDeadline: false,
    ...more,
  });

  async function logOf(tableId: string): Promise<{ seqs: number[]; status: string; wakeIn: number | null }> {
    const { rows } = await pool.query<{ seqs: number[]; status: string; wakeIn: number | null }>(
      `select status, array(select seq from table_event where table_id = id order by seq) as seqs,
         extract(epoch from wake_at - clock_timestamp())::float8 * 1000 as "wakeIn"
       from game_table where id = $1`,
      [tableId],
    );
    return rows[0]!;
  }

  const outcomes = async (appends: readonly Append[]): Promise<string[]> =>
    (await Promise.all(appends.map((append) => appender.append(append)))).map(({ type }) => type);

  it('goes in one statement, and each table has its row and its number', async () => {
    const tables = await Promise.all([newTable(), newTable(), newTable()]);
    flushes.length = 0;
    expect(await outcomes(tables.map((table) => move(table)))).toEqual(['written', 'written', 'written']);
    expect(flushes).toEqual([{ rows: 3, lost: 0 }]);
    for (const table of tables) expect(await logOf(table)).toMatchObject({ seqs: [1], status: 'playing' });
  });

  it('is lost for whoever takes a number that is taken, and for nobody else', async () => {
    const [taken, other] = [await newTable(), await newTable()];
    await appender.append(move(taken));
    expect(await outcomes([move(taken), move(other)])).toEqual(['lost', 'written']);
    expect(await logOf(taken)).toMatchObject({ seqs: [1] });
    expect(await logOf(other)).toMatchObject({ seqs: [1] });
    expect(await outcomes([move(taken, { seq: 2 })])).toEqual(['written']);
  });

  it('changes a table only for a clock that has to be looked at sooner', async () => {
    const table = await newTable();
    const wakeAfter = async (seq: number, more: Partial<Append>): Promise<number | null> => {
      expect(await outcomes([move(table, { seq, ...more })])).toEqual(['written']);
      return (await logOf(table)).wakeIn;
    };
    const set = (ms: number): Append['deadline'] => ({ type: 'set', ms });
    const first = await wakeAfter(1, { deadline: set(60_000), clockRuns: false });
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(lookAgainMs);
    const { rows } = await pool.query(`select xmin from game_table where id = $1`, [table]);
    await wakeAfter(2, { deadline: set(lookAgainMs), clockRuns: true });
    await wakeAfter(3, { deadline: { type: 'keep' }, clockRuns: true });
    await wakeAfter(4, { deadline: set(60_000), clockRuns: true, quietMs: 60_000 });
    expect((await pool.query(`select xmin from game_table where id = $1`, [table])).rows).toEqual(rows);
    await pool.query(`update game_table set wake_at = clock_timestamp() + interval '1 hour' where id = $1`, [
      table,
    ]);
    // Where nothing has happened for long, the sweep may look no sooner than after as long again.
    const quiet = { clockRuns: true, quietMs: 60_001 };
    expect(await wakeAfter(5, { deadline: set(60_000), ...quiet })).toBeLessThanOrEqual(lookAgainMs);
    expect(await wakeAfter(6, { deadline: set(10), clockRuns: true })).toBeLessThanOrEqual(10);
    expect(await wakeAfter(7, { deadline: { type: 'clear' }, clockRuns: true })).toBeNull();
  });

  it('may have rows among it that change their tables', async () => {
    const [over, other] = [await newTable(), await newTable()];
    expect(await outcomes([move(over, { status: 'over' }), move(other)])).toEqual(['written', 'written']);
    expect(await logOf(over)).toMatchObject({ seqs: [1], status: 'over' });
    expect(await logOf(other)).toMatchObject({ seqs: [1], status: 'playing' });
  });

  it('that gathered meanwhile is on its way before anybody is told', async () => {
    const [late, ...many] = await Promise.all(Array.from({ length: 7 }, () => newTable()));
    const query = pool.query.bind(pool) as (config: unknown) => Promise<unknown>;
    const asked = jest.spyOn(pool, 'query');
    // However quick the database is, its answer comes when the other row waits.
    let answer = (): void => undefined;
    const otherWaits = new Promise<void>((resolve) => (answer = resolve));
    asked.mockImplementationOnce(
      (config: unknown) => Promise.all([query(config), otherWaits]).then(([result]) => result) as never,
    );
    const statementsWhenTold = many.map((table) =>
      appender.append(move(table)).then(() => asked.mock.calls.length),
    );
    await setImmediate();
    const second = appender.append(move(late!));
    await setImmediate();
    expect(asked).toHaveBeenCalledTimes(1);
    answer();
    expect(await Promise.all(statementsWhenTold)).toEqual(many.map(() => 2));
    expect(await second).toMatchObject({ type: 'written' });
    asked.mockRestore();
  });

  // One row goes by a statement of its own.
  describe.each([
    ['alone', 0],
    ['beside others', 2],
  ])('%s', (_, others) => {
    async function append(row: Append): Promise<Appended> {
      const beside = await Promise.all(Array.from({ length: others }, async () => move(await newTable())));
      const [appended] = await Promise.all([row, ...beside].map((each) => appender.append(each)));
      return appended!;
    }

    it('lets a clock strike only when its time has come, by the clock of the database', async () => {
      const strike = async (deadlineInMs: number | null): Promise<string> =>
        (await append(move(await newTableWithClock(deadlineInMs), { seq: 2, afterDeadline: true }))).type;
      expect([await strike(60_000), await strike(-1), await strike(null)]).toEqual([
        'lost',
        'written',
        'lost',
      ]);
    });

    it('is lost for a number that is taken', async () => {
      const table = await newTable();
      const outcome = async (row: Append): Promise<string> => (await append(row)).type;
      expect(await outcome(move(table))).toBe('written');
      expect(await outcome(move(table))).toBe('lost');
      expect(await logOf(table)).toMatchObject({ seqs: [1] });
    });

    it('is lost for a number that is one too many, if more than a move hangs on it', async () => {
      const table = await newTable();
      expect(await append(move(table, { seq: 2, status: 'over' }))).toEqual({ type: 'lost' });
      expect(await logOf(table)).toMatchObject({ seqs: [], status: 'playing' });
    });

    it('sets, extends, keeps and clears deadlines', async () => {
      const table = await newTable();
      const store = new TableStore(pool);
      const deadlineAfter = async (
        seq: number,
        deadline: Append['deadline'],
        clockRuns = true,
      ): Promise<number | null> => {
        const before = (await store.readTable(table))!.deadline;
        const appended = await append(move(table, { seq, deadline, clockRuns }));
        if (appended.type === 'lost') throw new Error('lost');
        const { deadline: read } = (await store.readTable(table))!;
        // What is said to the players is what is in the log.
        expect(appended.deadline === undefined ? before : appended.deadline).toBe(read);
        return read;
      };
      expect(await deadlineAfter(1, { type: 'clear' }, false)).toBeNull();
      const set = await deadlineAfter(2, { type: 'set', ms: 30_000 }, false);
      expect(Math.abs(set! - Date.now() - 30_000)).toBeLessThan(10_000);
      expect(await deadlineAfter(3, { type: 'extend', ms: 5000 })).toBe(set! + 5000);
      expect(await deadlineAfter(4, { type: 'keep' })).toBe(set! + 5000);
      const again = await deadlineAfter(5, { type: 'set', ms: 90_000 });
      expect(Math.abs(again! - Date.now() - 90_000)).toBeLessThan(10_000);
      expect(await deadlineAfter(6, { type: 'keep' })).toBe(again);
      const give = async (ms: number): Promise<void> => {
        await pool.query(
          `update game_table t set given_for = e.deadline_at, given_until = to_timestamp($2 / 1000.0)
           from table_event e where t.id = $1 and e.table_id = t.id and e.seq = 6`,
          [table, again! + ms],
        );
      };
      await give(1000);
      expect(await deadlineAfter(7, { type: 'keep' })).toBe(again! + 1000);
      // Whoever gives time while a row is written that keeps the clock has not seen that row.
      await give(2000);
      expect((await store.readTable(table))!.deadline).toBe(again! + 2000);
      expect(await deadlineAfter(8, { type: 'extend', ms: 500 })).toBe(again! + 2500);
      expect(await deadlineAfter(9, { type: 'clear' })).toBeNull();
    });
  });
});
