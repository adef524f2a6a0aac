import type { Logger } from 'pino';
import type { DatabaseClock } from './database-clock.js';
import type { LiveTable } from './live-table.js';
import type { LiveTables } from './live-tables.js';
import type { TableStore } from './table-store.js';

const sweepEveryMs = 1000;
const sweptAtOnce = 50;
const longestTimerMs = 2 ** 31 - 1;

/**
 * Lets clocks run out. A table in memory has a timer; a sweep finds those whose gateway is gone. Firing is an
 * ordinary command whose id names the phase, so it happens once, and the database itself refuses it too early.
 */
export class ClockKeeper {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(
    private readonly tables: LiveTables,
    private readonly store: TableStore,
    private readonly clock: DatabaseClock,
    private readonly logger: Logger,
  ) {
    tables.onPublished((live) => {
      this.arm(live);
    });
  }

  start(): void {
    this.#sweep = setInterval(() => {
      this.#sweepOverdue().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the sweep of the clocks failed');
      });
    }, sweepEveryMs);
  }

  stop(): void {
    clearInterval(this.#sweep);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  arm(live: LiveTable): void {
    const { id } = live.table.settings;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (live.deadline === null) return;
    const wait = Math.min(longestTimerMs, Math.max(0, live.deadline - this.clock.now()) + 1);
    this.#timers.set(
      id,
      setTimeout(() => {
        this.#timers.delete(id);
        void this.#fire(live);
      }, wait),
    );
  }

  async #fire(live: LiveTable): Promise<void> {
    const phase = phaseOf(live);
    const { id } = live.table.settings;
    const commandId = `clock:${live.table.seq + 1}`;
    try {
      const fired = await live.submit(commandId, () => ({ type: 'clock', phase }));
      // Somebody gave the table more time, or an outage did: wait for the new deadline.
      if (!fired.ok && fired.error.code === 'TOO_EARLY') this.arm(live);
    } catch (error) {
      this.logger.warn({ err: error, tableId: id }, 'a clock could not fire; the sweep will try again');
    }
  }

  async #sweepOverdue(): Promise<void> {
    for (const id of await this.store.findOverdue(sweptAtOnce)) {
      if (this.#timers.has(id)) continue;
      const live = await this.tables.find(id).catch((error: unknown) => {
        this.logger.warn({ err: error, tableId: id }, 'a table whose clock ran out could not be read');
      });
      if (live) await this.#fire(live);
    }
  }
}

function phaseOf(live: LiveTable): number {
  const awaited = live.table.awaits();
  return awaited.type === 'decisions' ? awaited.phase : 0;
}
