import { type RandomSource } from '@red-disc/game';
import { scoreRound } from '../match/score-round.js';
import { knockCode, passCode } from '../round/codes.js';
import { phases } from '../round/phases.js';
import { playCode, reshuffle } from '../round/play.js';
import { type Round } from '../round/round.js';
import { newArea, readArea } from './area.js';
import { worthOfKnock } from './knocking.js';
import { shareOf } from './outlook.js';
import { Prospects } from './prospects.js';
import { shuffleCards } from './shuffle.js';
import { Sight } from './sight.js';
import { Steady } from './steady.js';

/** Where somebody has fewer cards face down, who is doubled decides, and no estimate of the cards tells that. */
const fewestToEstimate = 2;

/** Plays an imagined round on, all seats as `Steady` would, and says how a seat fares beside the others. */
export class Playout {
  readonly round: Round;
  readonly #random: RandomSource;
  readonly #sight: Sight;
  readonly #steady = new Steady();
  readonly #prospects = new Prospects();
  readonly #area = newArea();

  constructor({ rules, round }: Sight, random: RandomSource) {
    this.round = round.clone();
    this.#random = random;
    this.#sight = new Sight(rules, round.seats);
  }

  /** Until a turn opens, or to the end of the round if that has come in sight by then. */
  playUntil(turn: number, seat: number): number {
    const { round } = this;
    while (round.phase !== phases.over) {
      if (round.turn >= turn && round.phase === phases.open && !isEndInSight(round))
        return this.#estimate(seat);
      this.#playOne();
    }
    const scores = scoreRound(round);
    return compare(round, seat, (other) => scores[other]!.score / 2);
  }

  #playOne(): void {
    const { round } = this;
    if (round.phase === phases.reshuffle) {
      reshuffle(round, shuffleCards(round.cardsToReshuffle(), this.#random));
      return;
    }
    const seat = round.nextAwaited(round.active);
    // Nearly half of all decisions are whether to knock, and that takes no more than the seat's own cards.
    if (round.phase === phases.knock) {
      playCode(round, seat, worthOfKnock(round, seat) < 0 ? knockCode : passCode);
      return;
    }
    this.#sight.look(round, seat);
    playCode(round, seat, this.#steady.decide(this.#sight));
  }

  #estimate(seat: number): number {
    const { round } = this;
    this.#sight.look(round, round.active);
    this.#prospects.assess(this.#sight);
    return compare(round, seat, (other) => {
      readArea(round, other, this.#area);
      return this.#prospects.worthOf(this.#area);
    });
  }
}

function isEndInSight(round: Round): boolean {
  if (round.lastTurnsToCome >= 0) return true;
  for (let seat = 0; seat < round.seats; seat += 1) if (round.cardsDown(seat) < fewestToEstimate) return true;
  return false;
}

/** How much more a seat has than the others on average. */
function compare(round: Round, seat: number, scoreOf: (seat: number) => number): number {
  let difference = scoreOf(seat);
  for (let other = 0; other < round.seats; other += 1)
    if (other !== seat) difference -= shareOf(round) * scoreOf(other);
  return difference;
}
