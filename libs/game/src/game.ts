import { type Result } from '@red-disc/kernel';
import { type Bot } from './bot.js';
import { type JsonObject } from './json.js';
import { type GameEvent, type Match } from './match.js';
import { type OpenedRecord, type RecordFault } from './record.js';
import { type Refusal } from './refusal.js';
import {
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
import { type ScoreLimits, type ScoreSheet, type SheetRequest } from './score-sheet.js';
import { type Viewer } from './seat.js';

/** An answer a seat can give in advance to a question that keeps coming up. */
export interface StandingAnswer {
  readonly id: string;
  readonly lasts: 'round' | 'match';
}

/**
 * A game at one version of its rules. Tables, clubs and tournaments host games through this and know no other name.
 * Rules that are handed in have been through `parseRules`.
 */
export interface Game<
  Rules extends JsonObject = JsonObject,
  View extends JsonObject = JsonObject,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** Pinned by every table and record, such as `name@1`: a change that alters a recorded game makes `name@2`. */
  readonly version: string;
  readonly seats: SeatRange;
  readonly best: 'lowest' | 'highest';
  readonly standingAnswers: readonly StandingAnswer[];
  readonly bots: readonly Bot<View>[];

  readonly presets: readonly Preset<Rules>[];
  /** Fills in what is missing and refuses what cannot be. */
  parseRules(data: unknown): Result<Rules, RulesRefusal>;
  describeRules(rules: Rules, language: Language): readonly RuleSentence[];
  compareRules(before: Rules, after: Rules, language: Language): readonly RuleChange[];
  reportEdition(rules: Rules, language: Language): EditionReport;
  remarksFor(rules: Rules, seats: number): readonly RuleRemark[];

  /** A match that awaits its first shuffle. */
  createMatch(setup: MatchSetup<Rules>): Match<View, Event>;
  /** What a viewer may know of an event. */
  redact(event: Event, viewer: Viewer): Event;
  /** The JSON of what each viewer may know of these events, as sending them to many asks for it. */
  eventsTexts(events: readonly Event[]): (viewer: Viewer) => string;
  scoreSheet(request: SheetRequest<Rules>): Result<ScoreSheet, Refusal>;
  scoreLimits(rules: Rules, seats: number): ScoreLimits;
  openRecord(data: unknown): Result<OpenedRecord<Rules>, RecordFault>;
}
