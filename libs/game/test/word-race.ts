import { failure, success, type Result } from '@red-disc/kernel';
import {
  type Awaited,
  type GameEvent,
  type JsonObject,
  type Match,
  type Outcome,
  type Refusal,
  type Seat,
  type ViewPieces,
} from '../src/index.js';

const handSize = 3;
const words = new Set(['ab', 'cab', 'bac']);
const letter = (card: number): string => String.fromCharCode(97 + card);

/**
 * What is hard about a word game, in miniature: open hands, words in free text that anybody may play at any time,
 * from anybody's cards, while the turn goes round.
 */
export class WordRace implements Match {
  #hands: number[][] = [];
  #deck: number[] = [];
  #turn: Seat = 1;
  #phase = 0;
  #stopped = false;

  constructor(readonly seats: number) {}

  awaits(): Awaited {
    if (this.outcome().over) return { type: 'nothing' };
    if (this.#hands.length === 0)
      return { type: 'shuffle', round: 1, label: 'deal', cards: [0, 0, 0, 1, 1, 1, 2, 2, 2] };
    const decisions = this.#hands.map((_, i) =>
      i + 1 === this.#turn
        ? ({ seat: i + 1, kind: 'turn', clock: 'turn' } as const)
        : ({ seat: i + 1, kind: 'interrupt', clock: 'none' } as const),
    );
    return { type: 'decisions', phase: this.#phase, decisions };
  }

  shuffle(order: readonly number[]): Result<readonly GameEvent[], Refusal> {
    this.#hands = Array.from({ length: this.seats }, (_, i) => order.slice(i * handSize, (i + 1) * handSize));
    this.#deck = order.slice(this.seats * handSize);
    return success([{ type: 'dealt', hands: this.#hands.map((hand) => [...hand]) }]);
  }

  play(seat: Seat, move: string): Result<readonly GameEvent[], Refusal> {
    if (move === 'draw') {
      const card = this.#deck[0];
      if (seat !== this.#turn) return failure({ code: 'NOT_YOUR_TURN', active: this.#turn });
      if (card === undefined) return failure({ code: 'DECK_EMPTY' });
      this.#deck.shift();
      this.#hands[seat - 1]!.push(card);
      this.#turn = (seat % this.seats) + 1;
      this.#phase += 1;
      return success([{ type: 'drew', seat, card }]);
    }
    if (!words.has(move)) return failure({ code: 'NO_SUCH_WORD', word: move });
    const hands = this.#hands.map((hand) => [...hand]);
    const own = [hands[seat - 1]!, ...hands.filter((_, i) => i !== seat - 1)];
    for (const wanted of move) {
      const hand = own.find((cards) => cards.some((card) => letter(card) === wanted));
      if (!hand) return failure({ code: 'LETTER_MISSING', letter: wanted });
      hand.splice(
        hand.findIndex((card) => letter(card) === wanted),
        1,
      );
    }
    this.#hands = hands;
    this.#phase += 1;
    return success([{ type: 'word', seat, word: move }]);
  }

  callTime(): Result<readonly GameEvent[], Refusal> {
    return failure({ code: 'NO_SUCH_RULE' });
  }

  stop(reason: string): Result<readonly GameEvent[], Refusal> {
    this.#stopped = true;
    return success([{ type: 'stopped', reason }]);
  }

  legalMoves(seat: Seat): readonly string[] {
    return seat === this.#turn && this.#deck.length > 0 ? ['draw'] : [];
  }

  defaultMove(seat: Seat): string | undefined {
    return this.legalMoves(seat)[0];
  }

  standingMove(): undefined {
    return undefined;
  }

  canUndo(): boolean {
    return false;
  }

  viewFor(): JsonObject {
    return { hands: this.#hands.map((hand) => hand.map(letter).join('')), deck: this.#deck.length };
  }

  viewParts(): readonly string[] {
    return [];
  }

  viewTexts(): ViewPieces {
    return { opening: () => '', rest: JSON.stringify(this.viewFor()) };
  }

  outcome(): Outcome {
    const winners = this.#hands.flatMap((hand, i) => (hand.length === 0 ? [i + 1] : []));
    const totals = Array.from({ length: this.seats }, (_, i) => (winners.includes(i + 1) ? 2 : 0));
    return { rounds: [], totals, over: this.#stopped || winners.length > 0, winners };
  }

  record(): JsonObject {
    return {};
  }

  clone(): WordRace {
    const copy = new WordRace(this.seats);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: WordRace): void {
    this.#hands = other.#hands.map((hand) => [...hand]);
    this.#deck = [...other.#deck];
    this.#turn = other.#turn;
    this.#phase = other.#phase;
    this.#stopped = other.#stopped;
  }
}
