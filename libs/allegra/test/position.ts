import { type Seat } from '@red-disc/game';
import { cardsOf } from '../src/cards.js';
import { type AllegraEvent } from '../src/match/events.js';
import { buildGrids } from '../src/match/build-view.js';
import { playAndTell, reshuffleAndTell } from '../src/match/narrate.js';
import { explainRefusal } from '../src/match/refusal.js';
import { scoreRound } from '../src/match/score-round.js';
import { decodeMove } from '../src/moves/encode.js';
import { makeMove } from '../src/moves/move.js';
import { parseCode } from '../src/moves/parse-code.js';
import { moveOfEntry, seatOfEntry, timeEntry } from '../src/record/entry.js';
import { maxLegalCodes } from '../src/round/codes.js';
import { areaCells, areasOf, gridCells } from '../src/round/layout.js';
import { legalCodes } from '../src/round/legal.js';
import { phaseNames, phases, type PhaseName } from '../src/round/phases.js';
import { callTime } from '../src/round/play.js';
import { accepted } from '../src/round/refusals.js';
import { Round, roundOptions } from '../src/round/round.js';
import { cardMask, cardOffset, deckAt, discardAt, downAt, faceDown, leftAt } from '../src/round/state.js';
import { presets } from '../src/rules/presets.js';
import { type AllegraRules } from '../src/rules/rules.js';

export interface Sketch {
  readonly rules?: Partial<AllegraRules>;
  /**
   * By seat, three rows: `5` lies face up, `(5)` face down, `.` has been cleared, `?` is face down and any card.
   * The number of grids is the number of seats.
   */
  readonly grids: readonly string[];
  /** The top card last. */
  readonly discard?: readonly number[];
  /** The cards that come next from the deck. What is used nowhere follows in ascending order. */
  readonly draws?: readonly number[];
  /** Leaves the deck with the given draws only, the rest lying under the discard pile. */
  readonly shortDeck?: boolean;
  readonly active?: Seat;
}

export const englishRules = presets.find(({ id }) => id === 'english')!.rules;

/** A turn that opens in a position written down by hand, and what is played from there in the record's text. */
export class Position {
  readonly round: Round;
  readonly rules: AllegraRules;
  events: AllegraEvent[] = [];

  constructor({ rules, grids, discard = [], draws = [], shortDeck = false, active = 1 }: Sketch) {
    this.rules = { ...englishRules, ...rules };
    this.round = new Round(roundOptions(this.rules, grids.length));
    const places = grids.flatMap((grid) => grid.trim().split(/\s+/));
    if (places.length !== grids.length * gridCells) throw new Error('a grid has twelve places');
    const rest = cardsOf(this.rules.deck, grids.length);
    const use = (card: number): number => {
      const at = rest.indexOf(card);
      if (at < 0) throw new Error(`there is no further ${card} in the deck`);
      rest.splice(at, 1);
      return card + cardOffset;
    };
    const known = places.map((place) => (/\d/.test(place) ? use(Number(place.replace(/[()]/g, ''))) : 0));
    const pile = discard.map(use);
    const deck = draws.map(use);
    places.forEach((place, cell) => {
      const card = place === '?' ? use(rest[(cell * 7) % rest.length]!) : known[cell]!;
      this.round.state[cell] = place === '?' || place.startsWith('(') ? card | faceDown : card;
    });
    const left = rest.map((card) => card + cardOffset);
    if (pile.length === 0) pile.push(left.pop()!);
    this.#stack(shortDeck ? [...left, ...pile] : pile, shortDeck ? deck : [...deck, ...left]);
    this.#count();
    this.round.active = active - 1;
    this.round.turn = 1;
    this.round.phase = phases.open;
  }

  #stack(pile: readonly number[], deck: readonly number[]): void {
    this.round.state.set(pile, discardAt);
    this.round.discards = pile.length;
    this.round.state.set(deck, deckAt);
    this.round.deckEnd = deck.length;
  }

  #count(): void {
    const { seats, state } = this.round;
    for (let seat = 0; seat < seats; seat += 1) {
      const area = areasOf(seats).subarray(seat * areaCells, (seat + 1) * areaCells);
      state[leftAt + seat] = area.filter((cell) => state[cell] !== 0).length;
      state[downAt + seat] = area.filter((cell) => state[cell]! >= faceDown).length;
    }
  }

  /** Plays entries such as `1 D`; a reshuffle leaves the cards in ascending order. Fails on a refusal. */
  play(...entries: readonly string[]): this {
    for (const entry of entries) {
      const refused = this.attempt(entry);
      if (refused !== undefined) throw new Error(`${entry} was refused: ${refused}`);
    }
    return this;
  }

  /** Plays an entry; returns the code of its refusal, if it was refused. */
  attempt(entry: string): string | undefined {
    const { round } = this;
    if (entry === timeEntry) {
      const refused = callTime(round);
      return refused === accepted ? undefined : explainRefusal(round, 0, refused).code;
    }
    const seat = seatOfEntry(entry) - 1;
    const code = parseCode(moveOfEntry(entry), seat, round.seats);
    if (!code.ok) return code.error.code;
    const refused = playAndTell(round, seat, code.value, this.events);
    if (refused !== accepted) return explainRefusal(round, code.value, refused).code;
    if (round.phase === phases.reshuffle) reshuffleAndTell(round, round.cardsToReshuffle(), this.events);
    return undefined;
  }

  legal(seat: Seat): string[] {
    const codes = new Uint16Array(maxLegalCodes);
    const count = legalCodes(this.round, seat - 1, codes);
    return Array.from(codes.subarray(0, count), (code) =>
      makeMove(decodeMove(code, seat - 1, this.round.seats)),
    );
  }

  /** The seats awaited now. */
  get awaited(): Seat[] {
    return Array.from({ length: this.round.seats }, (_, seat) => seat + 1).filter((seat) =>
      this.round.isAwaited(seat - 1),
    );
  }

  get phase(): PhaseName {
    return phaseNames[this.round.phase]!;
  }

  get active(): Seat {
    return this.round.active + 1;
  }

  get discard(): number[] {
    return this.round.discardPile();
  }

  get hand(): number | undefined {
    return this.round.hand === 0 ? undefined : this.round.hand - cardOffset;
  }

  get held(): number | undefined {
    return this.round.held === 0 ? undefined : (this.round.held & cardMask) - cardOffset;
  }

  /** A seat's grid as everybody sees it, in the notation of a sketch. */
  grid(seat: Seat): string {
    return buildGrids(this.round)
      [seat - 1]!.map((card) => (card === 'down' ? '?' : card === 'empty' ? '.' : String(card)))
      .join(' ');
  }

  /** The scores of a finished round in points. */
  get scores(): number[] {
    return scoreRound(this.round).map(({ score }) => score / 2);
  }

  get trigger(): Seat | undefined {
    return this.round.trigger < 0 ? undefined : this.round.trigger + 1;
  }
}

/** A grid with nothing turned up. */
export const hiddenGrid = '? ? ? ?  ? ? ? ?  ? ? ? ?';

/** One cell of a hidden grid after another, so that a seat has a quick turn: `4 D`, `4 T`, `4 R4a1`. */
export function quickTurn(seat: Seat, cell: string, others: readonly string[] = []): string[] {
  return [`${seat} D`, ...others, `${seat} T`, `${seat} R${cell}`];
}
