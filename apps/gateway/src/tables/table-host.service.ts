import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { GameCatalogue } from '@red-disc/game';
import pg from 'pg';
import type { Logger } from 'pino';
import { GAMES } from '../games/games.module.js';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import type { UserId } from '../platform/identity/actor.js';
import { LOGGER } from '../platform/logging/logger.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import type { LogRow } from './domain/entry.js';
import { Audience } from './live/audience.js';
import { BotPlayer } from './live/bot-player.js';
import { ClockKeeper } from './live/clock-keeper.js';
import { DatabaseClock } from './live/database-clock.js';
import { EventAppender } from './live/event-appender.js';
import { Hints, type Hint } from './live/hints/hints.js';
import { listenerName, PostgresBus } from './live/hints/postgres-bus.js';
import { RedisBus } from './live/hints/redis-bus.js';
import { LaggingTables, type Sight } from './live/lagging-tables.js';
import type { LiveTable } from './live/live-table.js';
import { LiveTables } from './live/live-tables.js';
import { LogSweep } from './live/log-sweep.js';
import { OutageGuard } from './live/outage-guard.js';
import { TableMetrics } from './live/table-metrics.js';
import { TableStore } from './live/table-store.js';
import { viewerOf, Watchers } from './live/watchers.js';

const evictEveryMs = 20_000;
/** Appends hold others up for as long as a commit takes; whoever does so for longer has other things in mind. */
const lockTimeoutMs = 500;
/** Less than the two seconds after which no gateway may be behind another. */
const sweepLogsEveryMs = 1500;

/** Everything that makes tables live in this process, put together and taken down in order. */
@Injectable()
export class TableHostService
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  readonly watchers = new Watchers();
  readonly clock = new DatabaseClock();
  readonly tables: LiveTables;
  readonly audience: Audience;
  readonly #late: LaggingTables;
  readonly #sweep: LogSweep;
  readonly #pool: pg.Pool;
  readonly #store: TableStore;
  readonly #clocks: ClockKeeper;
  readonly #bots: BotPlayer;
  readonly #outages: OutageGuard;
  readonly #hints: Hints;
  readonly #hasOthers: () => boolean;
  #evict: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(GAMES) games: GameCatalogue,
    metrics: MetricsService,
  ) {
    this.#pool = new pg.Pool({
      connectionString: environment.DATABASE_URL,
      max: Math.max(2, Math.floor(environment.DATABASE_POOL / 2)),
      connectionTimeoutMillis: 2000,
      statement_timeout: 2000,
      lock_timeout: lockTimeoutMs,
      query_timeout: 2500,
      application_name: 'red-disc-tables',
      // PostgreSQL would plan the append of a single row anew each time, which takes longer than to carry it out.
      options: '-c plan_cache_mode=force_generic_plan',
    });
    this.#pool.on('error', () => undefined); // the next query finds out and says so
    const store = new TableStore(this.#pool);
    this.#store = store;
    const counts = new TableMetrics(metrics.registry, this.#pool, () => this.tables.count);
    const appender = new EventAppender(this.#pool, ({ rows, lost, databaseNow }) => {
      counts.appends.inc(rows.length);
      counts.conflicts.inc(lost);
      if (databaseNow !== undefined) this.clock.learn(databaseNow);
      if (this.#hasOthers()) this.tellOthers(rows.map(({ tableId, seq }) => ({ type: 'row', tableId, seq })));
    });
    const onSetAside = (): void => {
      counts.setAside.inc();
    };
    this.tables = new LiveTables({ store, appender, games, logger, onSetAside });
    this.tables.onPublished((_, published) => {
      this.watchers.publish(published);
    });
    this.#clocks = new ClockKeeper({
      tables: this.tables,
      store,
      clock: this.clock,
      logger,
      onFired: (lateMs) => {
        counts.lateness.observe(lateMs / 1000);
      },
    });
    this.#bots = new BotPlayer(this.tables, environment.BOT_THINKING_MS, logger);
    this.#outages = new OutageGuard(this.#pool, this.clock, logger, listenerName);
    const { DATABASE_URL, REDIS_URL } = environment;
    // Only the listeners of PostgreSQL can be counted there; to Redis a hint costs next to nothing.
    this.#hasOthers = () => REDIS_URL !== undefined || this.#outages.gateways > 1;
    const bus = REDIS_URL
      ? new RedisBus(REDIS_URL, logger)
      : new PostgresBus(DATABASE_URL, this.#pool, logger);
    this.#hints = new Hints(bus, this.tables, logger);
    this.audience = new Audience(this.watchers, this.tables, (hints) => {
      this.tellOthers(hints);
    });
    this.#late = new LaggingTables(this.tables, store, this.watchers);
    this.#sweep = new LogSweep({
      tables: this.tables,
      store,
      isWatched: (id) => this.watchers.isWatched(id),
      logger,
      everyMs: sweepLogsEveryMs,
    });
    this.onHint((hint) => {
      if (hint.type === 'audience') this.audience.learn(hint);
    });
  }

  /** Says to the other gateways, if there are any, what they may want to look at. */
  tellOthers(hints: readonly Hint[]): void {
    if (hints.length > 0 && this.#hasOthers()) this.#hints.send(hints);
  }

  onHint(listener: Parameters<Hints['onHint']>[0]): void {
    this.#hints.onHint(listener);
  }

  /** How the table stands for this person, which for a spectator may be how it stood a while ago. */
  sightFor(live: LiveTable, user: UserId | undefined): Promise<Sight> {
    return this.#late.sightOf(live, viewerOf(live.table, user));
  }

  /** The table if it is here already, without waiting: most moves are made at such tables. */
  inMemory(id: string): LiveTable | undefined {
    return this.tables.use(id);
  }

  /** The table, with its clock and its bots awake. */
  async find(id: string): Promise<LiveTable | undefined> {
    const known = this.tables.peek(id);
    const live = await this.tables.find(id);
    if (live && !known) {
      this.#clocks.arm(live);
      this.#bots.consider(live);
    }
    return live;
  }

  /** The number of its last row, whoever wrote it. */
  async readLogsEnd(id: string): Promise<number> {
    return (await this.#store.readSeqs([id])).get(id) ?? 0;
  }

  readLog(id: string): Promise<LogRow[]> {
    return this.#store.readRows(id, 0);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#hints.start();
    await this.#outages.start();
    this.#clocks.start();
    this.#sweep.start();
    this.audience.start();
    this.#evict = setInterval(() => {
      this.tables.evictIdle((id) => this.watchers.isWatched(id));
      this.#late.evictIdle();
    }, evictEveryMs);
  }

  /** Finishes what is under way. People play on until their sockets are closed, which comes after this. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#evict);
    this.audience.stop();
    this.#late.stop();
    this.#clocks.stop();
    await this.#sweep.stop();
    await this.#bots.stop();
    await this.#idle();
  }

  /** The sockets are closed by now; what came in up to then is written, and its sender finds the answer elsewhere. */
  async onApplicationShutdown(): Promise<void> {
    this.#outages.stop();
    await this.#idle();
    await this.#giveTime();
    await this.#hints.stop();
    await this.#pool.end();
  }

  /** A stop must not fail because of it: without it the clocks run on as they are. */
  async #giveTime(): Promise<void> {
    try {
      await this.#outages.giveTime(this.tables.all().map(({ table }) => table.settings.id));
    } catch (error) {
      this.logger.warn({ err: error }, 'the clocks of players who are sent away run on');
    }
  }

  async #idle(): Promise<void> {
    await Promise.all(this.tables.all().map((live) => live.idle()));
  }
}
