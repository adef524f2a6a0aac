import type pg from 'pg';
import type { Append, DeadlineChange } from './event-appender.js';
import { runningDeadline } from './running-deadline.js';

/** What a row of moves comes back with: by the database's clock, when they were written. */
export interface WrittenMoves {
  readonly now: number;
}

export interface WrittenRow extends WrittenMoves {
  /** Which of the rows that were given, from 1. */
  readonly n: number;
  readonly deadline: number | null;
}

/**
 * The sweep looks at a clock again after as long as nothing has happened at its table, and no sooner than this. One that
 * runs out before that has to be noted at its table.
 */
export const lookAgainMs = 3000;

const deadlineModes = { keep: 0, clear: 1, set: 2, extend: 3 } as const;

// `extract` would count in decimal numbers of any length.
const inMilliseconds = (time: string): string => `date_part('epoch', ${time}) * 1000`;
const after = (ms: string): string => `now() + ${ms} * interval '1 millisecond'`;

/** Between texts, which then need no quotes. Neither JSON nor the id of a command contains a control character. */
const separatorCode = 0x1e;
const separator = String.fromCharCode(separatorCode);

/** Rows as columns. */
const texts = (parameter: string): string => `string_to_array(${parameter}, chr(${separatorCode}))`;
const columns = `$1::uuid[], $2::int[], ${texts('$3')}, ${texts('$4')}`;
const columnNames = 'table_id, seq, command_id, body';

/*
 * Who writes a row has read the one before it, and the primary key lets nobody write it a second time: of two gateways
 * the second finds its place taken.
 */

const anything = `
with input as (
  select i.*, before.seq is not null as follows, before.deadline_at as kept, before.deadline
  from unnest(${columns}, $5::int[], $6::float8[], $7::bool[], $8::text[], $9::text[])
    with ordinality as i (${columnNames}, mode, ms, after_deadline, status, seats, n)
  left join lateral (
    select e.seq, e.deadline_at, ${runningDeadline('e', 't')} as deadline
    from table_event e join game_table t on t.id = e.table_id
    where e.table_id = i.table_id and e.seq = i.seq - 1
    limit 1 -- one by one: a plan that was made while the log was empty would read all of it
  ) before on true
), written as (
  insert into table_event (table_id, seq, command_id, body, deadline_at)
  select table_id, seq, command_id, body, case mode
    when 0 then kept
    when 1 then null
    when 2 then ${after('ms')}
    else deadline + ms * interval '1 millisecond' end
  from input
  where (follows or seq = 1) and (not after_deadline or deadline <= clock_timestamp())
  on conflict do nothing
  returning table_id, seq, deadline_at
), changed as (
  update game_table t set
    wake_at = case when w.deadline_at is not null then least(t.wake_at, w.deadline_at, ${after(`${lookAgainMs}`)}) end,
    status = coalesce(i.status, t.status),
    seats = coalesce(i.seats::jsonb, t.seats),
    finished_at = case when i.status = 'over' then now() else t.finished_at end,
    announced_at = case when i.status = 'over' then null else t.announced_at end,
    announce_tries = case when i.status = 'over' then 0 else t.announce_tries end
  from input i join written w on w.table_id = i.table_id and w.seq = i.seq
  where t.id = i.table_id
)
select i.n::int, ${inMilliseconds('case i.mode when 0 then i.deadline else w.deadline_at end')} as deadline,
  ${inMilliseconds('now()')} as now
from input i join written w on w.table_id = i.table_id and w.seq = i.seq`;

const deadlineOfMove = (tableId: string, seq: string, ms: string): string =>
  `case when ${ms} is null
    then (select deadline_at from table_event where table_id = ${tableId} and seq = ${seq} - 1)
    else ${after(ms)} end`;

const moves = `
with written as (
  insert into table_event (${columnNames}, deadline_at)
  select ${columnNames}, ${deadlineOfMove('i.table_id', 'i.seq', 'i.ms')}
  from unnest(${columns}, $5::float8[]) as i (${columnNames}, ms)
)
select ${inMilliseconds('now()')} as now`;

const move = `
insert into table_event (${columnNames}, deadline_at)
values ($1::uuid, $2::int, $3::text, $4::text, ${deadlineOfMove('$1::uuid', '$2::int', '$5::float8')})
returning ${inMilliseconds('now()')} as now`;

/** Whether its row of the log is all that it changes: not its table's, and nothing has to be looked at first. */
export function isMove({ status, seats, afterDeadline, deadline, clockRuns, quietMs }: Append): boolean {
  if (status !== undefined || seats !== undefined || afterDeadline) return false;
  if (deadline.type === 'set') return clockRuns && deadline.ms >= Math.max(lookAgainMs, quietMs);
  return deadline.type === 'keep' || (deadline.type === 'clear' && !clockRuns);
}

/** Writes rows of any kind that are next in their tables, and returns those. */
export function appendAnything(rows: readonly Append[]): pg.QueryConfig {
  return {
    name: 'append-anything',
    text: anything,
    values: [
      ...columnsOf(rows),
      list(rows, ({ deadline }) => deadlineModes[deadline.type]),
      list(rows, ({ deadline }) => msOf(deadline) ?? 0),
      list(rows, ({ afterDeadline }) => afterDeadline),
      rows.map(({ status }) => status ?? null),
      rows.map(({ seats }) => seats ?? null),
    ],
  };
}

/** Writes moves, for half the work: all of them, or none if the place of one is taken. */
export function appendMoves(rows: readonly Append[]): pg.QueryConfig {
  if (rows.length > 1)
    return {
      name: 'append-moves',
      text: moves,
      values: [...columnsOf(rows), list(rows, ({ deadline }) => msOf(deadline) ?? 'null')],
    };
  // Where few play, most rows are alone: for one of them the way by lists takes a tenth longer.
  const { tableId, seq, commandId, body, deadline } = rows[0]!;
  return { name: 'append-move', text: move, values: [tableId, seq, commandId, body, msOf(deadline) ?? null] };
}

function columnsOf(rows: readonly Append[]): string[] {
  return [
    list(rows, ({ tableId }) => tableId),
    list(rows, ({ seq }) => seq),
    joined(rows, separator, ({ commandId }) => commandId),
    joined(rows, separator, ({ body }) => body),
  ];
}

function msOf(deadline: DeadlineChange): number | undefined {
  return 'ms' in deadline ? deadline.ms : undefined;
}

/** An array of PostgreSQL's, of elements that need no quotes. */
function list(rows: readonly Append[], element: (row: Append) => string | number | boolean): string {
  return `{${joined(rows, ',', element)}}`;
}

function joined(
  rows: readonly Append[],
  between: string,
  element: (row: Append) => string | number | boolean,
): string {
  let text = '';
  for (const [i, row] of rows.entries()) text += (i === 0 ? '' : between) + String(element(row));
  return text;
}
