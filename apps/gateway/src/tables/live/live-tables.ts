import type { Game, GameCatalogue } from '@red-disc/game';
import type { Logger } from 'pino';
import type { UserId } from '../../platform/identity/actor.js';
import { PoisonedLogError } from '../domain/poisoned-log.js';
import { Table } from '../domain/table.js';
import { DealSecrets } from './deal-secrets.js';
import type { EventAppender } from './event-appender.js';
import { KnownCommands } from './known-commands.js';
import { foldTable, LiveTable, type Published } from './live-table.js';
import type { StoredTable, TableStore } from './table-store.js';
import { completeSettings } from '../stored-settings.js';
import type { TableSettings } from '../domain/settings.js';

export interface LiveTablesParts {
  readonly store: TableStore;
  readonly appender: EventAppender;
  readonly games: GameCatalogue;
  readonly logger: Logger;
  readonly onSetAside: () => void;
}

type Listener = (live: LiveTable, published: Published) => void;

const idleMs = 60_000;

/** The tables that somebody plays or watches here, each read from its log when it is first needed. */
export class LiveTables {
  readonly #tables = new Map<string, Promise<LiveTable | undefined>>();
  readonly #loaded = new Map<string, { readonly live: LiveTable; usedAt: number }>();
  readonly #listeners: Listener[] = [];

  constructor(private readonly parts: LiveTablesParts) {}

  onPublished(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** The table, or undefined where there is none or its log cannot be read. */
  async find(id: string): Promise<LiveTable | undefined> {
    const live = this.use(id);
    if (live) return live;
    let loading = this.#tables.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#tables.delete(id));
      this.#tables.set(id, loading);
    }
    return loading;
  }

  /** The table if it is in memory already, for somebody who needs it. */
  use(id: string): LiveTable | undefined {
    const loaded = this.#loaded.get(id);
    if (loaded) loaded.usedAt = performance.now();
    return loaded?.live;
  }

  /** The same, for hints: they do not keep a table here that nobody cares for. */
  peek(id: string): LiveTable | undefined {
    return this.#loaded.get(id)?.live;
  }

  all(): LiveTable[] {
    return [...this.#loaded.values()].map(({ live }) => live);
  }

  get count(): number {
    return this.#loaded.size;
  }

  /** Lets go of tables that nobody has used for a while; their logs bring them back. */
  evictIdle(isWatched: (id: string) => boolean): void {
    const now = performance.now();
    for (const [id, { live, usedAt }] of this.#loaded) {
      const isIdle = now - usedAt > idleMs && !live.isBusy && !isWatched(id);
      if (isIdle) this.#loaded.delete(id);
    }
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const { store, appender, games } = this.parts;
    const stored = await store.readTable(id);
    if (!stored || stored.status === 'quarantined') return undefined;
    try {
      const [rows, known] = await Promise.all([store.readRows(id, 0), store.readSecrets(id)]);
      const game = games.find(stored.game);
      if (!game) throw new PoisonedLogError(`no game ${stored.game}`);
      const secrets = new DealSecrets({ tableId: id, sharedDeal: stored.dealId }, store, known);
      const table = foldTable(new Table(settingsOf(stored, game), secrets), rows);
      const publish = (live: LiveTable, published: Published): void => {
        for (const listener of this.#listeners) listener(live, published);
      };
      const setAside = (poisoned: string, error: PoisonedLogError): Promise<void> =>
        this.#setAside(poisoned, error);
      const commands = new KnownCommands();
      for (const { commandId } of rows) commands.add(commandId);
      const read = { table, deadline: stored.deadline, commands };
      const live = new LiveTable(read, { store, appender, secrets, publish, setAside });
      this.#loaded.set(id, { live, usedAt: performance.now() });
      return live;
    } catch (error) {
      if (!(error instanceof PoisonedLogError)) throw error;
      await this.#setAside(id, error);
      return undefined;
    }
  }

  /** Its own log does not make sense: this table is out of play until somebody has looked at it, the others play on. */
  async #setAside(id: string, error: PoisonedLogError): Promise<void> {
    this.parts.logger.fatal({ err: error, tableId: id }, 'a table was set aside: its log does not replay');
    this.parts.onSetAside();
    this.#loaded.delete(id);
    await this.parts.store.setAside(id);
  }
}

function settingsOf(stored: StoredTable, game: Game): TableSettings {
  const { seats, firstDealer, afterLeaving, spectatorDelay } = completeSettings(stored.settings);
  return {
    id: stored.id,
    game,
    rules: stored.rules,
    timing: stored.timing,
    host: stored.hostId as UserId,
    seats,
    firstDealer,
    afterLeaving,
    spectatorDelayMs: spectatorDelay * 1000,
    sharedDeal: stored.dealId,
  };
}
