export { botLevels, type BotLevel } from './bots/bots.js';
export { defaultIterations } from './bots/master.js';
export { shuffleCards } from './bots/shuffle.js';
export { cardsOf, highestCard, lowestCard } from './cards.js';
export { allegraGame } from './game.js';
export { eventsTexts } from './match/event-text.js';
export { redact, type AllegraEvent } from './match/events.js';
export { roundFromView, unseenCards } from './match/from-view.js';
export { playAndTell, reshuffleAndTell } from './match/narrate.js';
export { explainRefusal, type AllegraRefusal } from './match/refusal.js';
export { enderOf, scoreRound } from './match/score-round.js';
export type {
  AllegraView,
  CardView,
  DecisionView,
  HandScore,
  RoundScoreView,
  RoundView,
} from './match/view.js';
export { cellNumber, isCell, makeCell, type Cell } from './moves/cell.js';
export { decodeMove, encodeMove, noCode } from './moves/encode.js';
export { makeMove, parseMove, type BadMove, type Move } from './moves/move.js';
export type { FairShuffle, OpenProof } from './record/proof.js';
export { parseRecord, readRecord } from './record/read-record.js';
export { makeRecord, recordFormat, type AllegraRecord, type RecordRound } from './record/record.js';
export { verifyRecord, verifyText, type Verdict } from './record/verify-record.js';
export { argumentOf, kindOf, kinds, makeCode, maxLegalCodes } from './round/codes.js';
export { areaCells, areasOf, gridCells, isInArea, leftOf, rightOf } from './round/layout.js';
export { lineCellsOf, lineCount } from './round/line-table.js';
export { legalCodes } from './round/legal.js';
export { hasLine } from './round/lines.js';
export { phaseNames, phases, type PhaseName } from './round/phases.js';
export { callTime, playCode, reshuffle } from './round/play.js';
export { accepted } from './round/refusals.js';
export { Round, roundOptions, type RoundOptions } from './round/round.js';
export { cardMask, cardOffset, faceDown } from './round/state.js';
export { compareRules, describeRules, remarksFor, reportEdition } from './rules/describe.js';
export {
  clearingOptions,
  deckOptions,
  parseRules,
  pointLimitRange,
  roundsRange,
  takenDiscardOptions,
} from './rules/parse-rules.js';
export { presets } from './rules/presets.js';
export {
  rulesVersion,
  type AllegraRules,
  type ClearingOption,
  type DeckOption,
  type TakenDiscardOption,
} from './rules/rules.js';
export { outcomeOf, scoreHands } from './score.js';
export { scoreSheet } from './score-sheet.js';
export {
  compareBots,
  emptyComparison,
  mergeComparisons,
  summarizeComparison,
  type Comparison,
  type ComparisonRequest,
  type ComparisonSummary,
} from './simulation/compare-bots.js';
export { SeededRandom } from './simulation/seeded-random.js';
export { simulateGames, type SimulationRequest } from './simulation/simulate-games.js';
export { emptyStatistics, mergeStatistics, type Statistics } from './simulation/statistics.js';
export {
  summarize,
  type Spread,
  type Standing,
  type Summary,
  type WinShare,
} from './simulation/summarize.js';
