import type { Logger } from 'pino';
import type { Table } from '../domain/table.js';
import { isAutomatic } from '../domain/seat-state.js';
import { BotThinker } from './bot-thinker.js';
import type { LiveTable } from './live-table.js';
import type { LiveTables } from './live-tables.js';

const caretakerLevel = 'steady';

/** Plays the seats of bots, and of people who are away, a moment after they are asked. */
export class BotPlayer {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #thinking = new Set<string>();
  readonly #thinker = new BotThinker();
  #stopped = false;

  constructor(
    tables: LiveTables,
    private readonly thinkingMs: number,
    private readonly logger: Logger,
  ) {
    tables.onPublished((live) => {
      this.consider(live);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.#thinker.stop();
  }

  /** Sees whether a seat of ours is asked for something, and if so plays soon. */
  consider(live: LiveTable): void {
    const { id } = live.table.settings;
    const phase = askedPhase(live.table);
    if (phase === undefined || this.#stopped || this.#timers.has(id)) return;
    this.#timers.set(
      id,
      setTimeout(() => {
        this.#timers.delete(id);
        void this.#play(live);
      }, this.thinkingMs),
    );
  }

  async #play(live: LiveTable): Promise<void> {
    const { table } = live;
    const { id } = table.settings;
    const phase = askedPhase(table);
    if (phase === undefined || this.#thinking.has(id)) return;
    this.#thinking.add(id);
    try {
      const { seq } = table;
      const moves = await Promise.all(
        automaticSeats(table).map(async (seat) => ({ seat, move: await this.#choose(table, seat) })),
      );
      // The number of rows tells apart the two times that a seat is asked in one phase of set-up.
      await live.submit(`bot:${phase}:${seq}`, () => ({ type: 'automatic', phase, moves }));
    } catch (error) {
      this.logger.warn({ err: error, tableId: id }, 'a bot could not move');
    } finally {
      this.#thinking.delete(id);
    }
    this.consider(live);
  }

  #choose(table: Table, seat: number): Promise<string> {
    const { occupant, caretaker } = table.seat(seat);
    const level = !caretaker && occupant && 'bot' in occupant ? occupant.bot : caretakerLevel;
    return this.#thinker.choose(table.settings.game, level, table.match!.viewFor(seat));
  }
}

/** The phase in which a seat of ours is asked, if there is one. Every move asks this, at tables without bots too. */
function askedPhase(table: Table): number | undefined {
  const awaited = table.awaits();
  if (awaited.type !== 'decisions' || table.pausedBy !== null || table.status !== 'playing') return undefined;
  return awaited.decisions.some(({ seat }) => isAutomatic(table.seat(seat))) ? awaited.phase : undefined;
}

function automaticSeats(table: Table): number[] {
  const awaited = table.awaits();
  if (awaited.type !== 'decisions') return [];
  const seats = awaited.decisions.map(({ seat }) => seat).filter((seat) => isAutomatic(table.seat(seat)));
  return [...new Set(seats)];
}
