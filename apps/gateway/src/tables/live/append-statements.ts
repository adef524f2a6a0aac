import type pg from 'pg';
import type { Append, DeadlineChange } from './event-appender.js';

export interface WrittenRow {
  /** Which of the rows that were given, from 1. */
  readonly n: number;
  readonly deadline: number | null;
  readonly now: number;
}

const deadlineModes = { keep: 0, clear: 1, set: 2, extend: 3 } as const;

/** What a row brings along, by its name in the statement. */
interface RowNames {
  readonly seq: string;
  readonly mode: string;
  readonly ms: string;
  readonly afterDeadline: string;
}

const ofMany: RowNames = { seq: 'i.seq', mode: 'i.mode', ms: 'i.ms', afterDeadline: 'i.after_deadline' };
const ofOne: RowNames = { seq: '$2::int', mode: '$5::int', ms: '$6::float8', afterDeadline: '$7::bool' };

const newDeadline = ({ mode, ms }: RowNames): string => `case ${mode}
    when 0 then t.deadline_at
    when 1 then null
    when 2 then clock_timestamp() + ${ms} * interval '1 millisecond'
    else t.deadline_at + ${ms} * interval '1 millisecond' end`;

const isNext = ({ seq, afterDeadline }: RowNames): string =>
  `t.seq = ${seq} - 1 and (not ${afterDeadline} or t.deadline_at <= clock_timestamp())`;

// `extract` would count in decimal numbers of any length.
const inMilliseconds = (time: string): string => `date_part('epoch', ${time}) * 1000`;

/** Between texts, which then need no quotes. Neither JSON nor the id of a command contains a control character. */
const separatorCode = 0x1e;

/** Rows as columns. */
const texts = (parameter: string): string => `string_to_array(${parameter}, chr(${separatorCode}))`;
const columns = `$1::uuid[], $2::int[], ${texts('$3')}, ${texts('$4')}, $5::int[], $6::float8[], $7::bool[]`;
const columnNames = 'table_id, seq, command_id, body, mode, ms, after_deadline';

/*
 * Each statement writes the rows that are next in their tables and returns those. A table's row stays locked from its
 * change to the commit, so of two gateways the second finds another number there and writes nothing.
 */

const anything = `
with input as (
  select * from unnest(${columns}, $8::text[], $9::text[]) with ordinality as i (${columnNames}, status, seats, n)
), written as (
  insert into table_event (table_id, seq, command_id, body)
  select i.table_id, i.seq, i.command_id, i.body
  from input i
  join game_table t on t.id = i.table_id
  where ${isNext(ofMany)}
  on conflict do nothing
  returning table_id, seq
)
update game_table t set
  seq = i.seq,
  deadline_at = ${newDeadline(ofMany)},
  status = coalesce(i.status, t.status),
  seats = coalesce(i.seats::jsonb, t.seats),
  finished_at = case when i.status = 'over' then now() else t.finished_at end,
  announced_at = case when i.status = 'over' then null else t.announced_at end,
  announce_tries = case when i.status = 'over' then 0 else t.announce_tries end
from input i
join written w on w.table_id = i.table_id and w.seq = i.seq
where t.id = i.table_id
returning i.n::int, ${inMilliseconds('t.deadline_at')} as deadline,
  ${inMilliseconds('clock_timestamp()')} as now`;

const moves = `
with advanced as (
  update game_table t set seq = i.seq, deadline_at = ${newDeadline(ofMany)}
  from unnest(${columns}) with ordinality as i (${columnNames}, n)
  where t.id = i.table_id and ${isNext(ofMany)}
  returning t.id as table_id, t.seq, i.command_id, i.body, t.deadline_at, i.n::int
), written as (
  insert into table_event (table_id, seq, command_id, body)
  select table_id, seq, command_id, body from advanced
)
select n, ${inMilliseconds('deadline_at')} as deadline, ${inMilliseconds('clock_timestamp()')} as now
from advanced`;

const move = `
with advanced as (
  update game_table t set seq = ${ofOne.seq}, deadline_at = ${newDeadline(ofOne)}
  where t.id = $1::uuid and ${isNext(ofOne)}
  returning t.deadline_at
), written as (
  insert into table_event (table_id, seq, command_id, body)
  select $1::uuid, ${ofOne.seq}, $3::text, $4::text from advanced
)
select 1 as n, ${inMilliseconds('deadline_at')} as deadline, ${inMilliseconds('clock_timestamp()')} as now
from advanced`;

/** Writes rows of any kind; one whose command is in the log already is passed over. */
export function appendAnything(rows: readonly Append[]): pg.QueryConfig {
  return {
    name: 'append-anything',
    text: anything,
    values: [
      ...columnsOf(rows),
      rows.map(({ status }) => status ?? null),
      rows.map(({ seats }) => seats ?? null),
    ],
  };
}

/**
 * Writes rows that change neither status nor seats, for two thirds of the work. It reads each table once and does not
 * look for the command: one that is in the log already fails the whole statement.
 */
export function appendMoves(rows: readonly Append[]): pg.QueryConfig {
  // Where few play, most rows are alone: for one of them the way by lists takes a tenth longer.
  if (rows.length === 1) return { name: 'append-move', text: move, values: valuesOf(rows[0]!) };
  return { name: 'append-moves', text: moves, values: columnsOf(rows) };
}

function valuesOf({ tableId, seq, commandId, body, deadline, afterDeadline }: Append): unknown[] {
  return [tableId, seq, commandId, body, deadlineModes[deadline.type], msOf(deadline), afterDeadline];
}

function columnsOf(rows: readonly Append[]): string[] {
  return [
    listOf(rows, ({ tableId }) => tableId),
    listOf(rows, ({ seq }) => seq),
    joined(rows, ({ commandId }) => commandId),
    joined(rows, ({ body }) => body),
    listOf(rows, ({ deadline }) => deadlineModes[deadline.type]),
    listOf(rows, ({ deadline }) => msOf(deadline)),
    listOf(rows, ({ afterDeadline }) => afterDeadline),
  ];
}

function msOf(deadline: DeadlineChange): number {
  return 'ms' in deadline ? deadline.ms : 0;
}

/** An array of PostgreSQL's, of elements that need no quotes. */
function listOf(rows: readonly Append[], element: (row: Append) => string | number | boolean): string {
  return `{${rows.map(element).join(',')}}`;
}

function joined(rows: readonly Append[], text: (row: Append) => string): string {
  return rows.map(text).join(String.fromCharCode(separatorCode));
}
