import type { Logger } from 'pino';
import type { DatabaseClock } from './database-clock.js';
import type { LiveTable } from './live-table.js';
import type { LiveTables } from './live-tables.js';
import type { TableStore } from './table-store.js';

const sweepEveryMs = 1000;
const lookedAtOnce = 200;
/** So that people who play wait behind a few queries of the sweep and not behind all. */
const firedAtOnce = 10;
const longestTimerMs = 2 ** 31 - 1;

interface Timer {
  /** The deadline it was set for, by the database's clock. */
  readonly ringsAt: number;
  readonly timeout: NodeJS.Timeout;
}

export interface ClockKeeperParts {
  readonly tables: LiveTables;
  readonly store: TableStore;
  readonly clock: DatabaseClock;
  readonly logger: Logger;
  /** A clock has run out, so long after its time. */
  readonly onFired: (lateMs: number) => void;
}

/**
 * Lets clocks run out. A table in memory has a timer; a sweep finds those whose gateway is gone. Firing is an
 * ordinary command whose id names the phase, so it happens once, and the database itself refuses it too early.
 */
export class ClockKeeper {
  readonly #timers = new Map<string, Timer>();
  #sweep: NodeJS.Timeout | undefined;
  #isSweeping = false;

  constructor(private readonly parts: ClockKeeperParts) {
    parts.tables.onPublished((live) => {
      this.arm(live);
    });
  }

  start(): void {
    this.#sweep = setInterval(() => {
      if (!this.#isSweeping) void this.#sweepOverdue();
    }, sweepEveryMs);
  }

  stop(): void {
    clearInterval(this.#sweep);
    for (const { timeout } of this.#timers.values()) clearTimeout(timeout);
    this.#timers.clear();
  }

  /**
   * Deadlines mostly move on with every decision: a timer that is set already and comes early looks again, which costs
   * less than a new one for every move.
   */
  arm(live: LiveTable): void {
    const { deadline } = live;
    if (deadline === null) return;
    const { id } = live.table.settings;
    const armed = this.#timers.get(id);
    if (armed && armed.ringsAt <= deadline) return;
    clearTimeout(armed?.timeout);
    const wait = Math.min(longestTimerMs, Math.max(0, deadline - this.parts.clock.now()) + 1);
    const timeout = setTimeout(() => {
      this.#timers.delete(id);
      this.#ring(live);
    }, wait);
    this.#timers.set(id, { ringsAt: deadline, timeout });
  }

  #ring(live: LiveTable): void {
    if (live.deadline === null) return;
    if (live.deadline > this.parts.clock.now()) this.arm(live);
    else void this.#fire(live);
  }

  async #fire(live: LiveTable): Promise<void> {
    const phase = phaseOf(live);
    const { id } = live.table.settings;
    const commandId = `clock:${live.table.seq + 1}`;
    const { clock, onFired, logger } = this.parts;
    const due = live.deadline;
    try {
      const fired = await live.submit(commandId, () => ({ type: 'clock', phase }));
      if (fired.ok && due !== null) onFired(Math.max(0, clock.now() - due));
      // Somebody gave the table more time, or an outage did: wait for the new deadline.
      if (!fired.ok && fired.error.code === 'TOO_EARLY') this.arm(live);
    } catch (error) {
      logger.warn({ err: error, tableId: id }, 'a clock could not fire; the sweep will try again');
    }
  }

  /** All of them, however many: a gateway with hundreds of tables may just have died. */
  async #sweepOverdue(): Promise<void> {
    this.#isSweeping = true;
    const tried = new Set<string>();
    try {
      for (;;) {
        // Those that could not be helped must not hide the others.
        const { looked, overdue } = await this.parts.store.lookAtClocks(lookedAtOnce, [...tried]);
        for (let i = 0; i < overdue.length; i += firedAtOnce)
          await Promise.all(overdue.slice(i, i + firedAtOnce).map((id) => this.#fireOverdue(id)));
        for (const id of overdue) tried.add(id);
        if (looked < lookedAtOnce) break;
      }
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'the sweep of the clocks failed');
    } finally {
      this.#isSweeping = false;
    }
  }

  async #fireOverdue(id: string): Promise<void> {
    if (this.#timers.has(id)) return;
    const live = await this.parts.tables.find(id).catch((error: unknown) => {
      this.parts.logger.warn({ err: error, tableId: id }, 'a table whose clock ran out could not be read');
    });
    if (live) await this.#fire(live);
  }
}

function phaseOf(live: LiveTable): number {
  const awaited = live.table.awaits();
  return awaited.type === 'decisions' ? awaited.phase : 0;
}
