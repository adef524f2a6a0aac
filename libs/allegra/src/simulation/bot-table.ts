import { type RandomSource } from '@red-disc/game';
import { createPlayer, type BotLevel } from '../bots/bots.js';
import { type Player } from '../bots/player.js';
import { shuffleCards } from '../bots/shuffle.js';
import { Sight } from '../bots/sight.js';
import { cardsOf } from '../cards.js';
import { kindOf, kinds } from '../round/codes.js';
import { phaseNames, phases } from '../round/phases.js';
import { playCode, reshuffle } from '../round/play.js';
import { accepted } from '../round/refusals.js';
import { Round, roundOptions } from '../round/round.js';
import { type AllegraRules } from '../rules/rules.js';

export interface BotTableOptions {
  readonly rules: AllegraRules;
  readonly players: number;
  /** Who sits where, seat 1 first; where there are fewer than players, they take turns. */
  readonly bots: readonly BotLevel[];
  /** How long a heavy bot may think. */
  readonly iterations?: number | undefined;
}

/** A table of bots that plays rounds as fast as the engine allows, and counts what happens. */
export class BotTable {
  readonly round: Round;
  /** Of the last round: decisions by phase, moves by kind, and how often anybody could knock. */
  readonly decisions = new Uint32Array(phaseNames.length);
  readonly moves = new Uint32Array(Object.keys(kinds).length);
  knockWindows = 0;
  readonly #cards: readonly number[];
  readonly #players: readonly Player[];
  readonly #sight: Sight;
  readonly #iterations: number | undefined;

  constructor({ rules, players, bots, iterations }: BotTableOptions) {
    this.round = new Round(roundOptions(rules, players));
    this.#cards = cardsOf(rules.deck, players);
    this.#players = Array.from({ length: players }, (_, seat) => createPlayer(bots[seat % bots.length]!));
    this.#sight = new Sight(rules, players);
    this.#iterations = iterations;
  }

  shuffledDeck(random: RandomSource): number[] {
    return shuffleCards([...this.#cards], random);
  }

  /** Plays a round to its end. What chance decides on the way comes from `random`. */
  playRound(dealer: number, deck: readonly number[], random: RandomSource): void {
    const { round } = this;
    this.decisions.fill(0);
    this.moves.fill(0);
    this.knockWindows = 0;
    round.deal(dealer, deck);
    while (round.phase !== phases.over) {
      const { phase } = round;
      if (phase === phases.reshuffle) reshuffle(round, shuffleCards(round.cardsToReshuffle(), random));
      else this.#playMove(random);
      if (round.phase === phases.knock && phase !== phases.knock) this.knockWindows += 1;
    }
  }

  #playMove(random: RandomSource): void {
    const { round } = this;
    const { phase } = round;
    const seat = round.nextAwaited(round.active);
    this.#sight.look(round, seat);
    const code = this.#players[seat]!.decide(this.#sight, random, this.#iterations);
    if (playCode(round, seat, code) !== accepted) throw new Error(`a bot made the illegal move ${code}`);
    this.decisions[phase]! += 1;
    this.moves[kindOf(code)]! += 1;
  }
}
