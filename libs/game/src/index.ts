export type { Bot, RandomSource } from './bot.js';
export { GameCatalogue } from './catalogue.js';
export type { Game, StandingAnswer } from './game.js';
export type { Json, JsonObject } from './json.js';
export type { Awaited, Clock, Decision, GameEvent, Match, ViewPieces } from './match.js';
export { toPoints, type HalfPoints, type Outcome, type RoundScore } from './outcome.js';
export type { OpenedRecord, RecordFault, RecordHeader, ShuffleProof } from './record.js';
export type { Refusal } from './refusal.js';
export {
  languages,
  type EditionDeparture,
  type EditionReport,
  type Language,
  type MatchSetup,
  type Preset,
  type RuleChange,
  type RuleRemark,
  type RulesRefusal,
  type RuleSentence,
  type SeatRange,
} from './rules.js';
export type {
  ScoreLimits,
  ScoreSheet,
  SheetHand,
  SheetRequest,
  SheetRound,
  SheetScore,
} from './score-sheet.js';
export type { Seat, Viewer } from './seat.js';
export { applyStep, type Step } from './step.js';
export { inOnePiece, madeOnce, partsUnlike } from './texts.js';
