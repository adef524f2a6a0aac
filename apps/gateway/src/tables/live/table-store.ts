import { randomBytes } from 'node:crypto';
import type { Timing } from '@red-disc/contracts';
import { serverSeedBytes, commitmentOf } from '@red-disc/fair';
import type { JsonObject } from '@red-disc/game';
import type pg from 'pg';
import { parseBody, type LogRow } from '../domain/entry.js';
import type { GivenSettings } from '../stored-settings.js';
import type { DealSecret, SecretOwner, SecretStore } from './deal-secrets.js';

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

/** The log, the secrets and the deadlines of tables in PostgreSQL: what live play reads and writes. */
export class TableStore implements SecretStore {
  constructor(readonly pool: pg.Pool) {}

  async readTable(id: string): Promise<StoredTable | undefined> {
    const { rows } = await this.pool.query<StoredTable>({
      name: 'read-table',
      text: `select id, game, rules, timing, settings, host_id as "hostId", deal_id as "dealId", status,
               (extract(epoch from deadline_at) * 1000)::float8 as deadline from game_table where id = $1`,
      values: [id],
    });
    return rows[0];
  }

  async readRows(id: string, after: number): Promise<LogRow[]> {
    const { rows } = await this.pool.query<{ seq: number; body: string }>({
      name: 'read-table-events',
      text: 'select seq, body from table_event where table_id = $1 and seq > $2 order by seq',
      values: [id, after],
    });
    return rows.map(({ seq, body }) => ({ seq, entries: parseBody(body) }));
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
    const { rows } = await this.pool.query<{ id: string; seq: number }>({
      name: 'read-table-seqs',
      text: 'select id, seq from game_table where id = any($1::uuid[])',
      values: [ids],
    });
    return new Map(rows.map(({ id, seq }) => [id, seq]));
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

  /** Tables whose clock has run out, the longest ago first, without those of `except`. */
  async findOverdue(limit: number, except: readonly string[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'find-overdue-tables',
      text: `select id from game_table where status in ('playing', 'between') and deadline_at <= clock_timestamp()
               and id <> all($2::uuid[])
             order by deadline_at limit $1`,
      values: [limit, except],
    });
    return rows.map(({ id }) => id);
  }

  async setAside(id: string): Promise<void> {
    await this.pool.query(`update game_table set status = 'quarantined', deadline_at = null where id = $1`, [
      id,
    ]);
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
