/*
 * A row of the log says when the clock that runs after it runs out, and is never changed. Whoever gives a table more time
 * notes at the table which deadline that is and what it has become: rows that keep the clock keep the time as well.
 */

/** When the clock that runs after a row runs out, for these names of `table_event` and `game_table`. */
export const runningDeadline = (event: string, table: string): string =>
  `case when ${table}.given_for = ${event}.deadline_at then ${table}.given_until else ${event}.deadline_at end`;

/** The newest row of a table and its clock, to be joined laterally. */
export const newestRow = (table: string): string => `(
  select e.seq, e.at, e.deadline_at, ${runningDeadline('e', table)} as deadline
  from table_event e where e.table_id = ${table}.id order by e.seq desc limit 1)`;
