import type pg from 'pg';
import type { Append } from './event-appender.js';

export interface WrittenRow {
  readonly table_id: string;
  readonly deadline: number | null;
  readonly now: number;
}

const deadlineModes = { keep: 0, clear: 1, set: 2, extend: 3 } as const;

const newDeadline = `case i.mode
    when 0 then t.deadline_at
    when 1 then null
    when 2 then clock_timestamp() + i.ms * interval '1 millisecond'
    else t.deadline_at + i.ms * interval '1 millisecond' end`;

const isNext = `t.seq = i.seq - 1 and (not i.after_deadline or t.deadline_at <= clock_timestamp())`;

const inMilliseconds = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`;

/*
 * Both statements write the rows that are next in their tables and return those. A table's row stays locked from its
 * change to the commit, so of two gateways the second finds another number there and writes nothing.
 */

const anything = `
with input as (
  select * from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::int[], $6::float8[], $7::bool[], $8::text[], $9::text[])
    as i (table_id, seq, command_id, body, mode, ms, after_deadline, status, seats)
), written as (
  insert into table_event (table_id, seq, command_id, body)
  select i.table_id, i.seq, i.command_id, i.body
  from input i
  join game_table t on t.id = i.table_id
  where ${isNext}
  on conflict do nothing
  returning table_id, seq
)
update game_table t set
  seq = i.seq,
  deadline_at = ${newDeadline},
  status = coalesce(i.status, t.status),
  seats = coalesce(i.seats::jsonb, t.seats),
  finished_at = case when i.status = 'over' then now() else t.finished_at end,
  announced_at = case when i.status = 'over' then null else t.announced_at end,
  announce_tries = case when i.status = 'over' then 0 else t.announce_tries end
from input i
join written w on w.table_id = i.table_id and w.seq = i.seq
where t.id = i.table_id
returning t.id as table_id, ${inMilliseconds('t.deadline_at')} as deadline,
  ${inMilliseconds('clock_timestamp()')} as now`;

const moves = `
with advanced as (
  update game_table t set seq = i.seq, deadline_at = ${newDeadline}
  from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::int[], $6::float8[], $7::bool[])
    as i (table_id, seq, command_id, body, mode, ms, after_deadline)
  where t.id = i.table_id and ${isNext}
  returning t.id as table_id, t.seq, i.command_id, i.body, t.deadline_at
), written as (
  insert into table_event (table_id, seq, command_id, body)
  select table_id, seq, command_id, body from advanced
)
select table_id, ${inMilliseconds('deadline_at')} as deadline, ${inMilliseconds('clock_timestamp()')} as now
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
  return { name: 'append-moves', text: moves, values: columnsOf(rows) };
}

function columnsOf(rows: readonly Append[]): unknown[] {
  return [
    rows.map(({ tableId }) => tableId),
    rows.map(({ seq }) => seq),
    rows.map(({ commandId }) => commandId),
    rows.map(({ body }) => body),
    rows.map(({ deadline }) => deadlineModes[deadline.type]),
    rows.map(({ deadline }) => ('ms' in deadline ? deadline.ms : 0)),
    rows.map(({ afterDeadline }) => afterDeadline),
  ];
}
