import { type AllegraRules } from '../src/rules/rules.js';

/*
 * The round once more, as the page of rules tells it and with nothing of the engine's in it: cards in a map, a turn as
 * one procedure that waits for what it is told. Slow and plain, so that it can be compared with the page by eye.
 */

export interface BookEntry {
  readonly seat: number;
  readonly move: string;
}

/** Ends a procedure at a move that the rules do not allow. */
export class Foul extends Error {}

interface Card {
  readonly value: number;
  readonly isUp: boolean;
}

type Steps<Outcome = void> = Generator<undefined, Outcome, BookEntry>;

export interface BookDeal {
  readonly rules: AllegraRules;
  readonly seats: number;
  readonly dealer: number;
  readonly deck: readonly number[];
  readonly reshuffles: readonly (readonly number[])[];
}

export class BookRound {
  stage: 'setup' | 'turns' | 'lastTurns' | 'over' = 'setup';
  isTimeCalled = false;
  ender: number | null = null;
  readonly #rules: AllegraRules;
  readonly #seats: readonly number[];
  readonly #dealer: number;
  readonly #cards = new Map<string, Card>();
  readonly #reshuffles: (readonly number[])[];
  readonly #hadLastTurn = new Set<number>();
  #discard: number[];
  #deck: number[];

  constructor({ rules, seats, dealer, deck, reshuffles }: BookDeal) {
    this.#rules = rules;
    this.#seats = Array.from({ length: seats }, (_, i) => i + 1);
    this.#dealer = dealer;
    this.#reshuffles = [...reshuffles];
    this.#deck = [...deck];
    for (const seat of this.#seats)
      for (const row of [1, 2, 3])
        for (const column of 'abcd')
          this.#cards.set(`${seat}${column}${row}`, { value: this.#deck.shift()!, isUp: false });
    this.#discard = [this.#deck.shift()!];
  }

  callTime(): void {
    if (this.stage !== 'turns' || this.isTimeCalled) throw new Foul();
    this.isTimeCalled = true;
  }

  *play(): Steps {
    yield* this.#setUp();
    this.stage = 'turns';
    let active = this.#leftOf(this.#dealer);
    for (; ; active = this.#leftOf(active)) {
      const knocker = yield* this.#turn(active);
      if (this.isTimeCalled) break;
      const order = [active, ...(knocker === null ? [] : [knocker]), ...this.#clockwiseAfter(active)];
      this.ender = order.find((seat) => this.#hidden(seat).length === 0) ?? null;
      if (this.ender !== null) break;
    }
    this.stage = 'lastTurns';
    for (const seat of [...this.#clockwiseAfter(active), active])
      if (this.#hidden(seat).length > 0) {
        yield* this.#turn(seat);
        this.#hadLastTurn.add(seat);
      }
    this.stage = 'over';
  }

  scores(): number[] {
    const scores = this.#seats.map((seat) => {
      const left = this.#left(seat);
      return left.length === 0 ? -10 : left.reduce((sum, cell) => sum + this.#cards.get(cell)!.value, 0);
    });
    if (this.ender === null) return scores;
    const own = scores[this.ender - 1]!;
    if (scores.filter((score) => score <= own).length > 1)
      scores[this.ender - 1] = own > 0 ? own * 2 : own / 2;
    return scores;
  }

  *#setUp(): Steps {
    const revealed = new Map(this.#seats.map((seat) => [seat, 0]));
    while ([...revealed.values()].some((count) => count < 2)) {
      const { seat, move } = yield;
      if (revealed.get(seat)! === 2) throw new Foul();
      this.#reveal(seat, move);
      revealed.set(seat, revealed.get(seat)! + 1);
    }
  }

  /** Returns the knocker who was given the card, if one was. */
  *#turn(active: number): Steps<number | null> {
    const source = yield* this.#open(active);
    if (source === 'P') {
      yield* this.#place(active, this.#discard.pop()!, this.#rules.takenDiscard === 'free');
      return null;
    }
    const drawn = this.#draw();
    const knocker = yield* this.#offer(active);
    if (knocker === null) yield* this.#place(active, drawn, true);
    else yield* this.#trade(active, knocker, drawn);
    return knocker;
  }

  *#open(active: number): Steps<string> {
    for (;;) {
      const move = demand(active, yield);
      if (move.startsWith('C')) this.#clear(active, move);
      else if (move !== 'D' && move !== 'P') throw new Foul();
      else if (this.#rules.clearing === 'must' && this.#lines(active).length > 0) throw new Foul();
      else return move;
    }
  }

  #draw(): number {
    if (this.#deck.length === 0) {
      const order = this.#reshuffles.shift();
      const top = this.#discard.pop()!;
      if (String(order?.toSorted()) !== String(this.#discard.toSorted())) throw new Foul();
      this.#deck = [...order!];
      this.#discard = [top];
    }
    return this.#deck.shift()!;
  }

  *#offer(active: number): Steps<number | null> {
    const asked = new Set(this.#seats.filter((seat) => seat !== active && this.#mayKnock(seat)));
    const knocked = new Set<number>();
    while (asked.size > 0) {
      const { seat, move } = yield;
      if (!asked.delete(seat) || !'KN'.includes(move)) throw new Foul();
      if (move === 'K') knocked.add(seat);
    }
    if (knocked.size === 0) return null;
    const answer = demand(active, yield);
    if (answer === 'H') return null;
    const chosen = [...knocked].find((seat) => answer === `G${seat}`);
    if (chosen === undefined) throw new Foul();
    return chosen;
  }

  #mayKnock(seat: number): boolean {
    if (!this.#rules.knock || this.#seats.length === 2 || this.#hadLastTurn.has(seat)) return false;
    return this.#left(seat).length > 3 && this.#hidden(seat).length > 0;
  }

  *#place(active: number, card: number, mayThrow: boolean): Steps {
    const move = demand(active, yield);
    if (move !== 'T') {
      const held = this.#exchange(active, move, card);
      yield* this.#clearLines(active);
      this.#discard.push(held);
      return;
    }
    if (!mayThrow) throw new Foul();
    this.#discard.push(card);
    this.#reveal(active, demand(active, yield));
    yield* this.#clearLines(active);
  }

  *#trade(active: number, knocker: number, given: number): Steps {
    const knockersCard = this.#exchange(knocker, demand(knocker, yield), given);
    yield* this.#clearLines(knocker);
    const own = this.#left(active);
    const takeable = this.#left(knocker).filter((cell) => own.some((other) => other !== cell));
    if (takeable.length === 0) {
      this.#discard.push(knockersCard);
      return;
    }
    const pick = demand(active, yield);
    const hole = takeable.find((cell) => pick === `S${cell}`);
    if (hole === undefined) throw new Foul();
    const taken = this.#cards.get(hole)!.value;
    this.#cards.delete(hole);
    const held = this.#exchange(active, demand(active, yield), taken);
    this.#cards.set(hole, { value: knockersCard, isUp: true });
    yield* this.#clearLines(active);
    this.#discard.push(held);
  }

  *#clearLines(seat: number): Steps {
    while (this.#lines(seat).length > 0) {
      const move = demand(seat, yield);
      if (move === '.' && this.#rules.clearing === 'may') return;
      this.#clear(seat, move);
    }
  }

  #clear(seat: number, move: string): void {
    const line = this.#lines(seat).find((cells) => move === `C${cells.join()}`);
    if (!line) throw new Foul();
    for (const cell of line) {
      this.#discard.push(this.#cards.get(cell)!.value);
      this.#cards.delete(cell);
    }
  }

  #reveal(seat: number, move: string): void {
    const cell = this.#hidden(seat).find((hidden) => move === `R${hidden}`);
    if (cell === undefined) throw new Foul();
    this.#cards.set(cell, { value: this.#cards.get(cell)!.value, isUp: true });
  }

  #exchange(seat: number, move: string, card: number): number {
    const cell = this.#left(seat).find((place) => move === `X${place}`);
    if (cell === undefined) throw new Foul();
    const { value } = this.#cards.get(cell)!;
    this.#cards.set(cell, { value: card, isUp: true });
    return value;
  }

  #leftOf(seat: number): number {
    return (seat % this.#seats.length) + 1;
  }

  #clockwiseAfter(seat: number): number[] {
    return [...this.#seats.filter((other) => other > seat), ...this.#seats.filter((other) => other < seat)];
  }

  #columns(seat: number): string[][] {
    const tops = [`${this.#leftOf(seat)}d`, `${seat}a`, `${seat}b`, `${seat}c`, `${seat}d`];
    return tops.map((top) => [1, 2, 3].map((row) => `${top}${row}`));
  }

  #left(seat: number): string[] {
    return this.#columns(seat)
      .flat()
      .filter((cell) => this.#cards.has(cell));
  }

  #hidden(seat: number): string[] {
    return this.#left(seat).filter((cell) => !this.#cards.get(cell)!.isUp);
  }

  #lines(seat: number): string[][] {
    const columns = this.#columns(seat);
    const rows = [0, 1, 2].map((row) =>
      columns.map((column) => column[row]!).filter((cell) => this.#cards.has(cell)),
    );
    const triplets = rows.flatMap((row) => row.slice(2).map((_, i) => row.slice(i, i + 3)));
    return [...columns, ...triplets].filter((cells) => {
      const values = cells.map((cell) => (this.#cards.get(cell)?.isUp ? this.#cards.get(cell)!.value : null));
      return values[0] !== null && values.every((value) => value === values[0]);
    });
  }
}

function demand(seat: number, entry: BookEntry): string {
  if (entry.seat !== seat) throw new Foul();
  return entry.move;
}
