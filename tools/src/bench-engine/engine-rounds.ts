import {
  cardsOf,
  eventsTexts,
  legalCodes,
  maxLegalCodes,
  phases,
  playAndTell,
  playCode,
  presets,
  reshuffle,
  reshuffleAndTell,
  Round,
  roundOptions,
  scoreRound,
  shuffleCards,
  type AllegraEvent,
} from '@red-disc/allegra';
import { type RandomSource } from '@red-disc/game';

const seats = 4;

/** Rounds of the engine by all rules, knocking included, in which every seat plays any legal move. */
export class EngineRounds {
  readonly round: Round;
  readonly #random: RandomSource;
  readonly #deck: number[];
  readonly #codes = new Uint16Array(maxLegalCodes);

  constructor(random: RandomSource) {
    const { rules } = presets[0]!;
    this.round = new Round(roundOptions(rules, seats));
    this.#random = random;
    this.#deck = cardsOf(rules.deck, seats);
  }

  #deal(): void {
    this.round.deal(this.#random.below(seats), shuffleCards(this.#deck, this.#random));
  }

  /** Plays one round and scores it; returns the number of moves. */
  play(): number {
    const { round } = this;
    this.#deal();
    let moves = 0;
    while (round.phase !== phases.over) {
      if (round.phase === phases.reshuffle) {
        reshuffle(round, shuffleCards(round.cardsToReshuffle(), this.#random));
        continue;
      }
      const seat = round.nextAwaited(round.active);
      const code = this.#codes[this.#random.below(legalCodes(round, seat, this.#codes))]!;
      if (playCode(round, seat, code) !== 0) throw new Error(`a legal move was refused: ${code}`);
      moves += 1;
    }
    scoreRound(round);
    return moves;
  }

  /** The same with the events of every move, as JSON; `hear` gets the text. */
  playAndTell(hear: (json: string) => void): number {
    const { round } = this;
    this.#deal();
    let moves = 0;
    while (round.phase !== phases.over) {
      const events: AllegraEvent[] = [];
      if (round.phase === phases.reshuffle)
        reshuffleAndTell(round, shuffleCards(round.cardsToReshuffle(), this.#random), events);
      else {
        const seat = round.nextAwaited(round.active);
        const code = this.#codes[this.#random.below(legalCodes(round, seat, this.#codes))]!;
        if (playAndTell(round, seat, code, events) !== 0)
          throw new Error(`a legal move was refused: ${code}`);
        moves += 1;
      }
      hear(eventsTexts(events)('spectator'));
    }
    scoreRound(round);
    return moves;
  }

  /** Into the middle of a round, for a position worth copying. */
  playPart(moves: number): Round {
    this.#deal();
    for (let i = 0; i < moves; i += 1) {
      const seat = this.round.nextAwaited(this.round.active);
      const code = this.#codes[this.#random.below(legalCodes(this.round, seat, this.#codes))]!;
      playCode(this.round, seat, code);
    }
    return this.round;
  }
}
