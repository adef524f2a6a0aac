import type { Journal } from './journal.js';
import type { ScratchDatabase } from './scratch-database.js';

/** What the log of all tables says, beside what clients were told. */
export interface LogAudit {
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
  readonly quarantined: number;
}

export async function auditLog(database: ScratchDatabase, journal: Journal): Promise<LogAudit> {
  // What is promised while the log is read need not be in this reading of it.
  const promised = [...journal.acknowledged];
  const rows = await database.query<{ table_id: string; command_id: string; seq: number }>(
    'select table_id, command_id, seq from table_event order by table_id, seq',
  );
  const stored = new Map<string, number>();
  let duplicated = journal.contradictions;
  let gaps = 0;
  let previous: { table_id: string; seq: number } | undefined;
  for (const row of rows) {
    const key = `${row.table_id} ${row.command_id}`;
    if (stored.has(key)) duplicated += 1;
    stored.set(key, row.seq);
    const expected = previous?.table_id === row.table_id ? previous.seq + 1 : 1;
    if (row.seq !== expected) gaps += 1;
    previous = row;
  }
  const lost = promised.filter(([key, { seq }]) => stored.get(key) !== seq).length;
  const [aside] = await database.query<{ n: number }>(
    `select count(*)::int as n from game_table where status = 'quarantined'`,
  );
  return { lost, duplicated, gaps, quarantined: aside!.n };
}
