import { assertNever, failure, type Result } from '@red-disc/kernel';
import type { TableEnd } from '@red-disc/contracts';
import type { Awaited, GameEvent, Match, Refusal, Seat } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import type { Entry, Moved } from './entry.js';
import { PoisonedLogError } from './poisoned-log.js';
import { emptySeat, isPerson, type SeatState } from './seat-state.js';
import type { ShuffleSource, TableSettings } from './settings.js';

export type TableStatus = 'lobby' | 'playing' | 'between' | 'over' | 'cancelled';

/**
 * A table as its log made it. It changes only by entries, so that live play and a later reading of the log give
 * the same. What may happen is decided elsewhere; here it has happened.
 */
export class Table {
  status: TableStatus = 'lobby';
  seats: readonly SeatState[];
  match: Match | undefined;
  commitments: readonly string[] = [];
  /** What the seats added to each deal so far, by round. */
  dealSeeds: readonly ReadonlyMap<number, string>[] = [];
  pausedBy: UserId | null = null;
  timeAddedMs = 0;
  /** Why a referee ended the game, if one did. */
  stopped: string | null = null;
  seq = 0;

  constructor(
    readonly settings: TableSettings,
    readonly shuffles: ShuffleSource,
  ) {
    this.seats = Array.from({ length: settings.seats }, () => emptySeat(settings.timing.bank * 1000));
  }

  /** Takes over the state of another reading of the same table. */
  copyFrom(other: Table): void {
    this.status = other.status;
    this.seats = other.seats;
    this.commitments = other.commitments;
    this.dealSeeds = other.dealSeeds;
    this.pausedBy = other.pausedBy;
    this.timeAddedMs = other.timeAddedMs;
    this.stopped = other.stopped;
    this.seq = other.seq;
    if (!other.match) this.match = undefined;
    else if (this.match) this.match.copyFrom(other.match);
    else this.match = other.match.clone();
  }

  /** What came of the game beside its score, once it is over. */
  end(): TableEnd | null {
    if (this.status !== 'over') return null;
    const absent = this.seats.flatMap((seat, index) => (isPerson(seat) && seat.caretaker ? [index + 1] : []));
    const counts = absent.length === 0 || this.settings.afterLeaving === 'counts';
    return { absent, counts, stopped: this.stopped };
  }

  awaits(): Awaited {
    return this.match?.awaits() ?? { type: 'nothing' };
  }

  seat(number: Seat): SeatState {
    const seat = this.seats[number - 1];
    if (!seat) throw new RangeError(`the table has no seat ${number}`);
    return seat;
  }

  seatOf(user: UserId): Seat | undefined {
    for (let index = 0; index < this.seats.length; index += 1) {
      const { occupant } = this.seats[index]!;
      if (occupant && 'user' in occupant && occupant.user === user) return index + 1;
    }
    return undefined;
  }

  /** Lets an entry have happened; returns what the game has to say about it. */
  apply(entry: Entry): readonly GameEvent[] {
    switch (entry.type) {
      case 'sat':
        this.#update(entry.seat, {
          ...emptySeat(this.#bankMs),
          occupant: entry.occupant,
          ready: 'bot' in entry.occupant,
        });
        return [];
      case 'stood':
        this.#update(entry.seat, emptySeat(this.#bankMs));
        return [];
      case 'invited':
        this.#update(entry.seat, { invited: entry.user });
        return [];
      case 'ready':
        this.#update(entry.seat, {
          ready: entry.ready,
          ...(entry.seed !== undefined && { seed: entry.seed }),
        });
        return [];
      case 'started':
        return this.#start(entry.seats, entry.dealer);
      case 'committed':
        this.commitments = [...this.commitments.slice(0, entry.round - 1), entry.commitment];
        return [];
      case 'shuffled':
        return this.#shuffle(entry);
      case 'moved':
        return this.#gameSays(this.move(entry));
      case 'answersAlways':
        this.#update(entry.seat, { answersAlways: entry.on ? [entry.answer] : [] });
        return [];
      case 'caretaker':
        this.#update(entry.seat, { caretaker: entry.on, timeoutsInARow: 0 });
        return [];
      case 'paused':
        this.pausedBy = entry.by;
        return [];
      case 'resumed':
        this.pausedBy = null;
        return [];
      case 'timeAdded':
        this.timeAddedMs += entry.ms;
        return [];
      case 'timeCalled':
        return this.#gameSays(this.match?.callTime());
      case 'replaced':
        this.#update(entry.seat, {
          occupant: entry.occupant,
          caretaker: false,
          timeoutsInARow: 0,
          answersAlways: [],
        });
        return [];
      case 'undone':
        return [];
      case 'stopped':
        return this.#stop(entry.reason);
      case 'cancelled':
        this.status = 'cancelled';
        return [];
      default:
        return assertNever(entry);
    }
  }

  get #bankMs(): number {
    return this.settings.timing.bank * 1000;
  }

  #update(number: Seat, change: Partial<SeatState>): void {
    const seats = this.seats.slice();
    seats[number - 1] = { ...this.seat(number), ...change };
    this.seats = seats;
  }

  #start(order: readonly Seat[], dealer: Seat): readonly GameEvent[] {
    const { game, rules } = this.settings;
    this.seats = order.map((seat) => this.seat(seat));
    this.match = game.createMatch({ rules, seats: order.length, dealer });
    this.status = 'playing';
    return [];
  }

  #shuffle({ round, label }: { readonly round: number; readonly label: string }): readonly GameEvent[] {
    const awaited = this.awaits();
    if (awaited.type !== 'shuffle' || awaited.round !== round || awaited.label !== label)
      throw new PoisonedLogError(`no shuffle ${label} of round ${round} was awaited`);
    const seeds = this.clientSeeds();
    const events = this.#gameSays(
      this.match?.shuffle(this.shuffles.order({ round, label, cards: awaited.cards, seeds })),
    );
    if (label === 'deal') {
      this.status = 'playing';
      this.dealSeeds = [...this.dealSeeds, seeds];
      this.seats = this.seats.map((seat) => ({ ...seat, ready: false, answersAlways: [] }));
    }
    return events;
  }

  /** By seat. They stay for the whole round, since its reshuffles depend on them too. */
  clientSeeds(): ReadonlyMap<number, string> {
    return new Map(this.seats.flatMap(({ seed }, index) => (seed === undefined ? [] : [[index + 1, seed]])));
  }

  /** The one entry that the game may refuse; refused, it changes nothing. */
  move({ seat, move, by, ms }: Moved): Result<readonly GameEvent[], Refusal> {
    if (!this.match) return failure({ code: 'NOT_PLAYING' });
    const before = this.seat(seat);
    const played = this.match.play(seat, move);
    if (!played.ok) return played;
    const timeoutsInARow =
      by === 'clock' ? before.timeoutsInARow + 1 : by === undefined ? 0 : before.timeoutsInARow;
    this.#update(seat, { timeoutsInARow, spentMs: before.spentMs + (ms ?? 0) });
    this.#settleClocks();
    this.#settleStatus();
    return played;
  }

  /** A seat whose turn is over pays from its bank for what it took beyond its time. */
  #settleClocks(): void {
    const awaited = this.awaits();
    const onTurn =
      awaited.type === 'decisions'
        ? awaited.decisions.find(({ clock }) => clock === 'turn')?.seat
        : undefined;
    const turnMs = this.settings.timing.turn === null ? Infinity : this.settings.timing.turn * 1000;
    this.seats.forEach((seat, index) => {
      if (seat.spentMs === 0 || index + 1 === onTurn || onTurn === undefined) return;
      const over = Math.max(0, seat.spentMs - turnMs);
      this.#update(index + 1, { spentMs: 0, bankMs: Math.max(0, seat.bankMs - over) });
    });
  }

  #settleStatus(): void {
    const awaited = this.awaits();
    if (awaited.type === 'nothing') this.status = 'over';
    else if (awaited.type === 'shuffle' && awaited.label === 'deal') {
      this.status = 'between';
      this.seats = this.seats.map((seat) => ({ ...seat, ready: false, seed: undefined }));
    }
  }

  #stop(reason: string): readonly GameEvent[] {
    this.status = 'over';
    this.stopped = reason;
    return this.match ? this.#gameSays(this.match.stop(reason)) : [];
  }

  #gameSays(result: ReturnType<Match['play']> | undefined): readonly GameEvent[] {
    if (result?.ok) return result.value;
    throw new PoisonedLogError(result ? `the game refused: ${result.error.code}` : 'the game has not begun');
  }
}
