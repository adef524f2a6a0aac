import { type Json, type JsonObject } from './json.js';
import { type Seat } from './seat.js';

export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** A rule set that comes with the game. Its names live in the translations, under this id. */
export interface Preset<Rules extends JsonObject = JsonObject> {
  readonly id: string;
  readonly rules: Rules;
  readonly seats: SeatRange;
}

/** Why data are not a rule set. `field` is the option at fault, empty when it is the data as a whole. */
export interface RulesRefusal {
  readonly code: string;
  readonly field: string;
  readonly [datum: string]: Json;
}

/** One sentence about one option of a rule set. */
export interface RuleSentence {
  readonly field: string;
  readonly text: string;
}

/** An option in which two rule sets differ, as data and in words. */
export interface RuleChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
  readonly beforeText: string;
  readonly afterText: string;
}

/** Which printed edition a rule set follows, and where it departs from it. */
export interface EditionReport {
  readonly edition: string;
  readonly departures: readonly EditionDeparture[];
}

export interface EditionDeparture extends RuleChange {
  /** The rulebook itself offers this as a variant. */
  readonly offered: boolean;
}

/** What a table of this size should be told about a rule set before it starts; a code for the translations. */
export interface RuleRemark {
  readonly code: string;
  readonly field: string;
}

export interface MatchSetup<Rules extends JsonObject = JsonObject> {
  readonly rules: Rules;
  readonly seats: number;
  /** The first dealer; the seat to their left begins. */
  readonly dealer: Seat;
}
