import { failure, success, type Result } from '@red-disc/kernel';
import { type Outcome, type Refusal, type RoundScore, type Step } from '@red-disc/game';
import { cardsOf, sameCards, sameOrder } from '../cards.js';
import { enderOf, scoreRound } from '../match/score-round.js';
import { leftOf } from '../round/layout.js';
import { phaseNames, phases } from '../round/phases.js';
import { Round, roundOptions } from '../round/round.js';
import { addScores, isGameOver, outcomeOf } from '../score.js';
import { playEntry } from './play-entry.js';
import { type OpenProof } from './proof.js';
import { type AllegraRecord, type RecordRound } from './record.js';

export interface WalkOptions {
  /** Without it the fairness of the deals is not looked at. */
  readonly openProof?: OpenProof;
  /** Hears every step in order; what it has heard counts only if the walk succeeds. */
  readonly onStep?: (step: Step) => void;
}

/** The first thing that is wrong with a record; round and move as in `RecordFault`. */
export interface WalkFault {
  readonly round: number;
  readonly move: number;
  readonly refusal: Refusal;
}

type MoveFault = Omit<WalkFault, 'round'>;

/** Plays a record from its first deal to its last move, in the order in which faults are to be reported. */
export function walkRecord(record: AllegraRecord, options: WalkOptions = {}): Result<Outcome, WalkFault> {
  const { rules, players, rounds, stopped } = record;
  const table = { rules, seats: players.length };
  const round = new Round(roundOptions(rules, table.seats));
  const cards = cardsOf(rules.deck, table.seats);
  const scores: RoundScore[] = [];
  let totals: readonly number[] = players.map(() => 0);
  for (const [i, recorded] of rounds.entries()) {
    const fault: MoveFault | undefined = isGameOver(rules, i, totals)
      ? beforeMoves({ code: 'GAME_OVER' })
      : walkRound({ round, recorded, previous: rounds[i - 1], cards }, options);
    if (fault) return failure({ round: i + 1, ...fault });
    const score = { scores: scoreRound(round).map((hand) => hand.score), endedBy: enderOf(round) };
    scores.push(score);
    totals = addScores(totals, score);
  }
  if (stopped !== null && !isGameOver(rules, rounds.length, totals))
    options.onStep?.({ type: 'stop', reason: stopped });
  return success(outcomeOf(table, scores, stopped));
}

function beforeMoves(refusal: Refusal): MoveFault {
  return { move: 0, refusal };
}

interface RoundWalk {
  /** The position to play on; what it held before does not matter. */
  readonly round: Round;
  readonly recorded: RecordRound;
  readonly previous: RecordRound | undefined;
  readonly cards: readonly number[];
}

function walkRound(walk: RoundWalk, { openProof, onStep }: WalkOptions): MoveFault | undefined {
  const { round, recorded, previous, cards } = walk;
  const { dealer, deck, fair, moves } = recorded;
  if (!isDealer(dealer, round.seats, previous)) return beforeMoves({ code: 'WRONG_DEALER' });
  if (!sameCards(deck, cards)) return beforeMoves({ code: 'WRONG_CARDS' });
  const opened = fair && openProof ? openProof(fair, round.seats) : undefined;
  if (opened && !opened.ok) return beforeMoves(opened.error);
  const shuffle = opened?.value;
  if (shuffle && !sameOrder(deck, shuffle('deal', cards))) return beforeMoves({ code: 'UNFAIR_ORDER' });
  round.deal(dealer - 1, deck);
  onStep?.({ type: 'shuffle', order: deck });
  for (let i = 0; i < moves.length; i += 1) {
    const refusal = playEntry({ round, entry: moves[i]!, reshuffles: recorded.reshuffles, shuffle, onStep });
    if (refusal) return { move: i + 1, refusal };
  }
  if (round.phase === phases.over) return undefined;
  return { move: moves.length + 1, refusal: { code: 'ROUND_UNFINISHED', phase: phaseNames[round.phase]! } };
}

function isDealer(dealer: number, seats: number, previous: RecordRound | undefined): boolean {
  if (previous) return dealer === leftOf(previous.dealer - 1, seats) + 1;
  return Number.isInteger(dealer) && dealer >= 1 && dealer <= seats;
}
