import type pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseClock } from './database-clock.js';
import { newestRow } from './running-deadline.js';

const beatEveryMs = 1000;

/**
 * Gateways leave a sign of life each second. When the newest is older than this, nobody could play: every running
 * clock gets the lost time back, and 20 seconds to find the table again.
 */
const statement = `
with beat as (
  select id, last_seen, clock_timestamp() - last_seen as gap from server_heartbeat where id = 1 for update
), running as (
  select t.id, newest.* from game_table t cross join lateral ${newestRow('t')} newest
  where t.wake_at is not null and (select gap > interval '3 seconds' from beat)
), extended as (
  update game_table t set given_for = r.deadline_at, given_until = r.deadline + b.gap + interval '20 seconds'
  from running r, beat b where t.id = r.id and r.deadline > b.last_seen
  returning t.id
)
update server_heartbeat h set last_seen = clock_timestamp() from beat b where h.id = b.id
returning (extract(epoch from clock_timestamp()) * 1000)::float8 as now, (select count(*)::int from extended) as extended,
  (select count(*)::int from pg_stat_activity
   where datname = current_database() and application_name = $1) as gateways`;

interface Beat {
  readonly now: number;
  readonly extended: number;
  readonly gateways: number;
}

/** Notices outages, of the gateways or of the database, and keeps them from costing anybody a turn. */
export class OutageGuard {
  #timer: NodeJS.Timeout | undefined;
  #gateways = 1;

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: DatabaseClock,
    private readonly logger: Logger,
    private readonly listenerName: string,
  ) {}

  /** How many gateways listen on this database, this one included. */
  get gateways(): number {
    return this.#gateways;
  }

  /** The first beat must be over before any clock may fire. */
  async start(): Promise<void> {
    await this.pool.query(
      'insert into server_heartbeat (id, last_seen) values (1, clock_timestamp()) on conflict do nothing',
    );
    await this.#beat();
    this.#timer = setInterval(() => {
      this.#beat().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'no sign of life could be left');
      });
    }, beatEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whoever is sent to another gateway gets the same 20 seconds to find the table again. */
  async giveTime(tableIds: readonly string[]): Promise<void> {
    await this.pool.query(
      `with running as (
         select t.id, newest.* from game_table t cross join lateral ${newestRow('t')} newest
         where t.id = any($1::uuid[]) and newest.deadline > clock_timestamp()
       )
       update game_table t
       set given_for = r.deadline_at, given_until = greatest(r.deadline, clock_timestamp() + interval '20 seconds')
       from running r where t.id = r.id`,
      [tableIds],
    );
  }

  async #beat(): Promise<void> {
    const { rows } = await this.pool.query<Beat>({
      name: 'beat',
      text: statement,
      values: [this.listenerName],
    });
    const beat = rows[0];
    if (!beat) return;
    this.clock.learn(beat.now);
    this.#gateways = beat.gateways;
    if (beat.extended > 0)
      this.logger.warn({ tables: beat.extended }, 'after an outage, clocks were extended');
  }
}
