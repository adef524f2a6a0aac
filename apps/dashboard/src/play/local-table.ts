import { allegraGame, type AllegraEvent, type AllegraRules, type AllegraView } from '@red-disc/allegra';
import type { JsonObject, Match, Seat } from '@red-disc/game';
import type { EventEntry } from '@/table/log';

export interface LocalSnapshot {
  readonly view: AllegraView;
  readonly log: readonly EventEntry[];
  readonly refusals: number;
}

export interface LocalTableOptions {
  readonly rules: AllegraRules;
  readonly seats: number;
  readonly dealer: Seat;
  /** The order in which awaited cards leave the deck. */
  readonly arrange: (cards: readonly number[]) => readonly number[];
  /** The decision of a bot, from what its seat sees; without one the engine plays its modest default. */
  readonly choose: (view: AllegraView) => string | undefined;
  /** How long a bot seems to think. */
  readonly thinkMs: number;
  readonly schedule: (run: () => void, ms: number) => () => void;
}

/** The seat of the person at a local table. */
export const ownSeat: Seat = 1;

/** A table inside the browser: one person, bots at the other seats, the real engine between them. */
export class LocalTable {
  readonly #options: LocalTableOptions;
  readonly #match: Match<AllegraView, AllegraEvent>;
  readonly #listeners = new Set<() => void>();
  #snapshot: LocalSnapshot;
  #cancel: (() => void) | undefined;
  #isWaitingForDeal = false;

  constructor(options: LocalTableOptions) {
    this.#options = options;
    this.#match = allegraGame.createMatch(options);
    this.#snapshot = { view: this.#match.viewFor(ownSeat), log: [], refusals: 0 };
    this.#deal();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#continue();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#cancel?.();
    };
  };

  readonly snapshot = (): LocalSnapshot => this.#snapshot;

  /** The person's move. */
  play(move: string): void {
    this.#apply(ownSeat, move);
    this.#continue();
  }

  /** The game so far, for the replay; its deals were this browser's own and carry no proof. */
  record(players: readonly string[]): JsonObject {
    return this.#match.record({ players, proofs: [] });
  }

  nextRound(): void {
    if (this.#isWaitingForDeal) this.#deal();
    this.#continue();
  }

  #deal(): void {
    const awaited = this.#match.awaits();
    if (awaited.type !== 'shuffle') return;
    this.#isWaitingForDeal = false;
    const dealt = this.#match.shuffle(this.#options.arrange(awaited.cards));
    if (dealt.ok) this.#tell(dealt.value);
  }

  #apply(seat: Seat, move: string): void {
    const played = this.#match.play(seat, move);
    if (played.ok) this.#tell(played.value);
    else this.#publish({ ...this.#snapshot, refusals: this.#snapshot.refusals + 1 });
  }

  /** Whatever happens without the person: a reshuffle at once, a bot's decision after a moment. */
  #continue(): void {
    this.#cancel?.();
    const awaited = this.#match.awaits();
    if (awaited.type === 'shuffle') {
      if (awaited.label === 'deal') this.#isWaitingForDeal = true;
      else {
        this.#deal();
        this.#continue();
      }
      return;
    }
    if (awaited.type === 'nothing') return;
    const bots = awaited.decisions.map(({ seat }) => seat).filter((seat) => seat !== ownSeat);
    const [seat] = bots;
    if (seat === undefined) return;
    this.#cancel = this.#options.schedule(() => {
      const move = this.#options.choose(this.#match.viewFor(seat)) ?? this.#match.defaultMove(seat);
      if (move !== undefined) this.#apply(seat, move);
      this.#continue();
    }, this.#options.thinkMs);
  }

  #tell(events: readonly AllegraEvent[]): void {
    const { log, refusals } = this.#snapshot;
    const first = (log.at(-1)?.id ?? 0) + 1;
    const entries = events.map((event, index) => ({
      id: first + index,
      event: allegraGame.redact(event, ownSeat),
    }));
    this.#publish({ view: this.#match.viewFor(ownSeat), log: [...log, ...entries], refusals });
  }

  #publish(snapshot: LocalSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
