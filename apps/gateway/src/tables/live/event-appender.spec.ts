import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@red-disc/database';
import pg from 'pg';
import { EventAppender, type Append, type Appended } from './event-appender.js';

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

  async function newTable(deadlineInMs: number | null = null): Promise<string> {
    const id = randomUUID();
    await pool.query(
      `insert into game_table (id, code, link, host_id, game, rules, timing, settings, status, seats, deadline_at)
       values ($1::text::uuid, $1, $1, 'host', 'game@1', '{}', '{}', '{}', 'playing', '[]',
         clock_timestamp() + $2::float8 * interval '1 millisecond')`,
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
    afterDeadline: false,
    ...more,
  });

  async function logOf(tableId: string): Promise<{ seq: number; rows: number; status: string }> {
    const { rows } = await pool.query<{ seq: number; rows: number; status: string }>(
      `select seq, status, (select count(*)::int from table_event where table_id = id) as rows
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
    for (const table of tables) expect(await logOf(table)).toEqual({ seq: 1, rows: 1, status: 'playing' });
  });

  it('is lost for whoever takes a number that is taken, or leaves one out, and for nobody else', async () => {
    const [taken, ahead, other] = [await newTable(), await newTable(), await newTable()];
    await appender.append(move(taken));
    const appends = [move(taken), move(ahead, { seq: 2 }), move(other)];
    expect(await outcomes(appends)).toEqual(['lost', 'lost', 'written']);
    expect(await logOf(taken)).toMatchObject({ seq: 1, rows: 1 });
    expect(await logOf(ahead)).toMatchObject({ seq: 0, rows: 0 });
  });

  it('counts a command once: sent again it is lost, with no gap, and what came along is written', async () => {
    const [again, other] = [await newTable(), await newTable()];
    const first = move(again);
    await appender.append(first);
    expect(await outcomes([{ ...first, seq: 2 }, move(other)])).toEqual(['lost', 'written']);
    expect(await logOf(again)).toMatchObject({ seq: 1, rows: 1 });
    expect(await logOf(other)).toMatchObject({ seq: 1, rows: 1 });
    expect(await outcomes([move(again, { seq: 2 })])).toEqual(['written']);
  });

  it('may have rows among it that change their tables', async () => {
    const [over, other] = [await newTable(), await newTable()];
    expect(await outcomes([move(over, { status: 'over' }), move(other)])).toEqual(['written', 'written']);
    expect(await logOf(over)).toEqual({ seq: 1, rows: 1, status: 'over' });
    expect(await logOf(other)).toEqual({ seq: 1, rows: 1, status: 'playing' });
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
        (await append(move(await newTable(deadlineInMs), { afterDeadline: true }))).type;
      expect([await strike(60_000), await strike(-1), await strike(null)]).toEqual([
        'lost',
        'written',
        'lost',
      ]);
    });

    it('is lost for a number that is taken and for one too many, and for a command that is there', async () => {
      const table = await newTable();
      const first = move(table);
      const outcome = async (row: Append): Promise<string> => (await append(row)).type;
      expect(await outcome(first)).toBe('written');
      expect(await outcome(move(table))).toBe('lost');
      expect(await outcome(move(table, { seq: 3 }))).toBe('lost');
      expect(await outcome({ ...first, seq: 2 })).toBe('lost');
      expect(await logOf(table)).toMatchObject({ seq: 1, rows: 1 });
    });

    it('sets, extends, keeps and clears deadlines', async () => {
      const table = await newTable();
      const deadlineAfter = async (seq: number, deadline: Append['deadline']): Promise<number | null> => {
        const appended = await append(move(table, { seq, deadline }));
        if (appended.type === 'lost') throw new Error('lost');
        return appended.deadline;
      };
      const set = await deadlineAfter(1, { type: 'set', ms: 30_000 });
      expect(Math.abs(set! - Date.now() - 30_000)).toBeLessThan(10_000);
      expect(await deadlineAfter(2, { type: 'extend', ms: 5000 })).toBe(set! + 5000);
      expect(await deadlineAfter(3, { type: 'keep' })).toBe(set! + 5000);
      expect(await deadlineAfter(4, { type: 'clear' })).toBeNull();
    });
  });
});
