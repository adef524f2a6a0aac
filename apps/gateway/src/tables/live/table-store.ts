import { randomBytes } from 'node:crypto';
import type { Timing } from '@red-disc/contracts';
import { serverSeedBytes, commitmentOf } from '@red-disc/fair';
import type { JsonObject } from '@red-disc/game';
import type pg from 'pg';
import { parseBody, type LogRow } from '../domain/entry.js';
import type { GivenSettings } from '../stored-settings.js';
import { lookAgainMs } from './append-statements.js';
import type { DealSecret, SecretOwner, SecretStore } from './deal-secrets.js';
import { newestRow } from './running-deadline.js';

/** A table's row, as far as playing it needs. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly settings: GivenSettings;
  readonly hostId: string;
  /** The deal that it shares with other tables. */
  readonly dealId: string | null;
  readonly status: string;
  /** In milliseconds of the database's clock. */
  readonly deadline: number | null;
}

/** A row of the log with the command that made it. */
export interface StoredRow extends LogRow {
  readonly commandId: string;
}

/** How many tables were looked at, and which have a clock that has run out. */
export interface ClocksSeen {
  readonly looked: number;
  readonly overdue: readonly string[];
}

/** The log, the secrets and the deadlines of tables in PostgreSQL: what live play reads and writes. */
export class TableStore implements SecretStore {
  constructor(readonly pool: pg.Pool) {}

  async readTable(id: string): Promise<StoredTable | undefined> {
    const { rows } = await this.pool.query<StoredTable>({
      name: 'read-table',
      text: `select t.id, game, rules, timing, settings, host_id as "hostId", deal_id as "dealId", status,
               (extract(epoch from newest.deadline) * 1000)::float8 as deadline
             from game_table t left join lateral ${newestRow('t')} newest on true where t.id = $1`,
      values: [id],
    });
    return rows[0];
  }

  async readRows(id: string, after: number): Promise<StoredRow[]> {
    const { rows } = await this.pool.query<{ seq: number; command: string; body: string }>({
      name: 'read-table-events',
      text: `select seq, command_id as command, body from table_event where table_id = $1 and seq > $2
             order by seq`,
      values: [id, after],
    });
    return rows.map(({ seq, command, body }) => ({ seq, commandId: command, entries: parseBody(body) }));
  }

  /** All rows, each with how long ago it was written by the database's clock. */
  async readAgedRows(id: string): Promise<(LogRow & { readonly ageMs: number })[]> {
    const { rows } = await this.pool.query<{ seq: number; body: string; age: number }>({
      name: 'read-aged-table-events',
      text: `select seq, body, (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age
             from table_event where table_id = $1 order by seq`,
      values: [id],
    });
    return rows.map(({ seq, body, age }) => ({ seq, entries: parseBody(body), ageMs: age }));
  }

  /** How far the logs of these tables go. */
  async readSeqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ id: string; seq: number | null }>({
      name: 'read-table-seqs',
      text: `select id, (select max(seq) from table_event e where e.table_id = t.id) as seq
             from unnest($1::uuid[]) t (id)`,
      values: [ids],
    });
    return new Map(rows.map(({ id, seq }) => [id, seq ?? 0]));
  }

  /** The number of the row that this command made, if it was ever accepted. */
  async findCommand(id: string, commandId: string): Promise<number | undefined> {
    const { rows } = await this.pool.query<{ seq: number }>({
      name: 'find-table-command',
      text: 'select seq from table_event where table_id = $1 and command_id = $2',
      values: [id, commandId],
    });
    return rows[0]?.seq;
  }

  async readSecrets(id: string): Promise<DealSecret[]> {
    const { rows } = await this.pool.query<SecretRow>({
      name: 'read-round-secrets',
      text: 'select round, deal_id, server_seed from round_secret where table_id = $1',
      values: [id],
    });
    return rows.map(toSecret);
  }

  /** Two gateways may ask at once: the first seed stays, and both get it. */
  async ensure({ tableId: id, sharedDeal }: SecretOwner, round: number): Promise<DealSecret> {
    const dealId = `${sharedDeal ?? id}/${round}`;
    const serverSeed =
      sharedDeal === null ? randomBytes(serverSeedBytes) : await this.#sharedSeed(sharedDeal, round);
    await this.pool.query(
      `insert into round_secret (table_id, round, deal_id, server_seed, commitment) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [id, round, dealId, serverSeed, commitmentOf({ dealId, serverSeed })],
    );
    const { rows } = await this.pool.query<SecretRow>(
      'select round, deal_id, server_seed from round_secret where table_id = $1 and round = $2',
      [id, round],
    );
    return toSecret(rows[0]!);
  }

  /** Made by whichever table asks first, the same for all. */
  async #sharedSeed(dealId: string, round: number): Promise<Buffer> {
    await this.pool.query(
      'insert into duplicate_secret (deal_id, round, server_seed) values ($1, $2, $3) on conflict do nothing',
      [dealId, round, randomBytes(serverSeedBytes)],
    );
    const { rows } = await this.pool.query<{ server_seed: Buffer }>(
      'select server_seed from duplicate_secret where deal_id = $1 and round = $2',
      [dealId, round],
    );
    return rows[0]!.server_seed;
  }

  /**
   * Looks at the clocks of tables whose time to be looked at has come, the longest ago first, without those of `except`.
   * Those that run on are looked at again: soon where something happens, and ever more seldom where nothing does.
   */
  async lookAtClocks(limit: number, except: readonly string[]): Promise<ClocksSeen> {
    const { rows } = await this.pool.query<{ id: string; overdue: boolean }>({
      name: 'look-at-clocks',
      text: `with seen as (
               select t.id, t.wake_at, newest.at, newest.deadline, newest.deadline <= clock_timestamp() as overdue
               from game_table t cross join lateral ${newestRow('t')} newest
               where t.status in ('playing', 'between') and t.wake_at <= clock_timestamp()
                 and t.id <> all($2::uuid[])
               order by t.wake_at limit $1
             ), later as (
               update game_table t
               set wake_at = least(s.deadline, clock_timestamp()
                 + greatest(clock_timestamp() - s.at, ${lookAgainMs} * interval '1 millisecond'))
               from seen s where t.id = s.id and t.wake_at = s.wake_at and not s.overdue
             )
             select id, overdue from seen order by wake_at`,
      values: [limit, except],
    });
    return {
      looked: rows.length,
      overdue: rows.filter(({ overdue }) => overdue).map(({ id }) => id),
    };
  }

  async setAside(id: string): Promise<void> {
    await this.pool.query(`update game_table set status = 'quarantined' where id = $1`, [id]);
  }
}

interface SecretRow {
  readonly round: number;
  readonly deal_id: string;
  readonly server_seed: Buffer;
}

function toSecret(row: SecretRow): DealSecret {
  return { round: row.round, dealId: row.deal_id, serverSeed: new Uint8Array(row.server_seed) };
}
