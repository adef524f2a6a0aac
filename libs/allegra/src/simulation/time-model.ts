import { phases } from '../round/phases.js';
import { type BotTable } from './bot-table.js';

/**
 * How long people with cards in their hands take, in seconds. Rough figures: with them four players need for three
 * rounds what the box says, a good half hour.
 */
const sittingDown = 240;
const dealingAndScoring = 60;
const dealingAndScoringASeat = 10;
const knockWindow = 1;
const decision = new Uint8Array(phases.over + 1);
decision[phases.open] = 3;
decision[phases.answer] = 4;
decision[phases.place] = 4;
decision[phases.reveal] = 2;
decision[phases.clear] = 2;
decision[phases.tradePlace] = 4;
decision[phases.tradeClear] = 2;
decision[phases.pick] = 4;
decision[phases.pickPlace] = 4;

/** For the round a table has just played. */
export function secondsOfRound({ round, decisions, knockWindows }: BotTable): number {
  const played = decisions.reduce((sum, count, phase) => sum + count * decision[phase]!, 0);
  return dealingAndScoring + dealingAndScoringASeat * round.seats + knockWindow * knockWindows + played;
}

export function secondsOfGame(rounds: readonly number[]): number {
  return rounds.reduce((sum, seconds) => sum + seconds, sittingDown);
}
