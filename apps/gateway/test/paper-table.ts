import { timingSchema, type Timing } from '@red-disc/contracts';
import { allegraGame } from '@red-disc/allegra';
import type { Game, GameEvent } from '@red-disc/game';
import type { UserId } from '../src/platform/identity/actor.js';
import type { Command } from '../src/tables/domain/command.js';
import { decide } from '../src/tables/domain/decide.js';
import type { LogRow } from '../src/tables/domain/entry.js';
import type { TableSettings } from '../src/tables/domain/settings.js';
import { Table } from '../src/tables/domain/table.js';
import { DealSecrets } from '../src/tables/live/deal-secrets.js';
import { foldTable } from '../src/tables/live/live-table.js';

export const user = (number: number): UserId => `user-${number}` as UserId;

/** Any legal move, always the same ones: a player who only ever takes the first would never turn a card up. */
export function anyOf(): (moves: readonly string[]) => string {
  let state = 1;
  return (moves) => {
    state = (state * 48_271) % 2_147_483_647;
    return moves[state % moves.length]!;
  };
}

/** A table without a server: commands are judged and kept as they would be in the log. */
export class PaperTable {
  readonly rows: LogRow[] = [];
  readonly settings: TableSettings;
  readonly secrets: DealSecrets;
  table: Table;

  constructor(options: {
    seats: number;
    preset?: string;
    timing?: Partial<Timing>;
    settings?: Partial<TableSettings>;
  }) {
    const game = allegraGame as unknown as Game;
    const preset = game.presets.find(({ id }) => id === (options.preset ?? 'one-round'))!;
    this.settings = {
      id: 'paper',
      game,
      rules: preset.rules,
      timing: { ...timingSchema.parse({}), ...options.timing },
      host: user(1),
      seats: options.seats,
      firstDealer: 'lastSeat',
      afterLeaving: 'counts',
      sharedDeal: null,
      spectatorDelayMs: 0,
      ...options.settings,
    };
    const known = Array.from({ length: 99 }, (_, index) => ({
      round: index + 1,
      dealId: `paper/${index + 1}`,
      serverSeed: new Uint8Array(64).fill(index),
    }));
    const owner = { tableId: 'paper', sharedDeal: null };
    this.secrets = new DealSecrets(owner, { ensure: () => Promise.reject(new Error('none')) }, known);
    this.table = new Table(this.settings, this.secrets);
    this.accept({ type: 'open' });
  }

  /** Judges a command; returns the code of the refusal, or what the game tells. */
  ask(command: Command): string | readonly GameEvent[] {
    const draft = new Table(this.settings, this.secrets);
    draft.copyFrom(this.table);
    const decided = decide(draft, command);
    if (!decided.ok) return decided.error.code;
    draft.seq = this.table.seq + 1;
    this.rows.push({ seq: draft.seq, entries: decided.value.entries });
    this.table = draft;
    return decided.value.events;
  }

  accept(command: Command): readonly GameEvent[] {
    const answer = this.ask(command);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  }

  /** Everybody sits down, is ready, and the host starts. */
  start(): this {
    for (let seat = 1; seat <= this.settings.seats; seat += 1) {
      this.accept({ type: 'sit', user: user(seat), seat });
      this.accept({ type: 'ready', user: user(seat), ready: true });
    }
    this.accept({ type: 'start' });
    return this;
  }

  get phase(): number {
    const awaited = this.table.awaits();
    return awaited.type === 'decisions' ? awaited.phase : 0;
  }

  asked(): number[] {
    const awaited = this.table.awaits();
    return awaited.type === 'decisions' ? [...new Set(awaited.decisions.map(({ seat }) => seat))] : [];
  }

  move(seat: number, move: string, elapsedMs = 0): string | readonly GameEvent[] {
    return this.ask({ type: 'move', user: user(seat), phase: this.phase, move, elapsedMs });
  }

  /** Plays until the table awaits something that `until` accepts. */
  playOn(choose: (moves: readonly string[]) => string, until: (table: Table) => boolean): void {
    while (!until(this.table)) {
      if (this.table.status === 'between') {
        this.accept({ type: 'clock', phase: 0 });
        continue;
      }
      const seat = this.asked()[0]!;
      const answer = this.move(seat, choose(this.table.match!.legalMoves(seat)));
      if (typeof answer === 'string') throw new Error(answer);
    }
  }

  reread(): Table {
    return foldTable(new Table(this.settings, this.secrets), this.rows);
  }
}
