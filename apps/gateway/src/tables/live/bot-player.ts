import { randomInt } from 'node:crypto';
import type { RandomSource } from '@red-disc/game';
import type { Logger } from 'pino';
import type { Table } from '../domain/table.js';
import { isAutomatic } from '../domain/seat-state.js';
import type { LiveTable } from './live-table.js';
import type { LiveTables } from './live-tables.js';

const caretakerLevel = 'steady';
const random: RandomSource = { below: (limit) => randomInt(limit) };

/** Plays the seats of bots, and of people who are away, a moment after they are asked. */
export class BotPlayer {
  readonly #timers = new Map<string, NodeJS.Timeout>();
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

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
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
    const phase = askedPhase(table);
    if (phase === undefined) return;
    try {
      const moves = automaticSeats(table).map((seat) => ({ seat, move: chooseFor(table, seat) }));
      const names = moves.map(({ seat }) => seat).join(',');
      // Set-up asks a seat twice in one phase: the log's length tells the two apart.
      const commandId = `bot:${phase}:${names}:${table.seq}`;
      await live.submit(commandId, () => ({ type: 'automatic', phase, moves }));
    } catch (error) {
      this.logger.warn({ err: error, tableId: table.settings.id }, 'a bot could not move');
    }
    this.consider(live);
  }
}

function automaticSeats(table: Table): number[] {
  const awaited = table.awaits();
  if (awaited.type !== 'decisions' || table.pausedBy !== null || table.status !== 'playing') return [];
  const seats = awaited.decisions.filter(({ seat }) => isAutomatic(table.seat(seat))).map(({ seat }) => seat);
  return [...new Set(seats)];
}

function askedPhase(table: Table): number | undefined {
  const awaited = table.awaits();
  return automaticSeats(table).length > 0 && awaited.type === 'decisions' ? awaited.phase : undefined;
}

function chooseFor(table: Table, seat: number): string {
  const { occupant, caretaker } = table.seat(seat);
  const level = !caretaker && occupant && 'bot' in occupant ? occupant.bot : caretakerLevel;
  const { bots } = table.settings.game;
  const bot = bots.find((candidate) => candidate.level === level) ?? bots[0];
  const match = table.match!;
  const move = bot && !bot.heavy ? bot.choose(match.viewFor(seat), random) : match.defaultMove(seat);
  return move ?? match.legalMoves(seat)[0]!;
}
