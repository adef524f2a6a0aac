import type { ScratchDatabase } from '../load/scratch-database.js';

export interface TimerCheck {
  readonly fired: number;
  /** Before its time, or a second time for the same decision, which is as early. */
  readonly wrong: number;
}

const roundingMs = 1;

/**
 * Looks at every move that a clock made at tables where nobody does anything but take back their seat. The clock was set
 * after the statement before it had begun, and had run out before the move was committed: what is less than a clock's
 * time between these two is early, however busy the machine was. What a caretaker does is passed over: while all set
 * up their cards at once, it plays for its seat and the clock of the others runs on.
 */
export async function checkTimers(
  database: ScratchDatabase,
  tables: readonly string[],
  clockMs: number,
): Promise<TimerCheck> {
  const rows = await database.query<{ ms: number }>(
    `select ms from (
       select body, extract(epoch from
         pg_xact_commit_timestamp(xmin) - lag(at) over (partition by table_id order by seq))::float8 * 1000 as ms
       from table_event where table_id = any($1::uuid[])
         and body not like '[{"type":"caretaker"%' and body not like '%"by":"caretaker"%'
     ) as rows where body like '%"by":"clock"%'`,
    [tables],
  );
  return { fired: rows.length, wrong: rows.filter(({ ms }) => ms < clockMs - roundingMs).length };
}
