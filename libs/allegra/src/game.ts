import { type Game } from '@red-disc/game';
import { bots } from './bots/bots.js';
import { eventsTexts } from './match/event-text.js';
import { redact, type AllegraEvent } from './match/events.js';
import { AllegraMatch, neverKnock } from './match/match.js';
import { type AllegraView } from './match/view.js';
import { openRecord } from './record/open-record.js';
import { compareRules, describeRules, remarksFor, reportEdition } from './rules/describe.js';
import { parseRules } from './rules/parse-rules.js';
import { allSeats, presets } from './rules/presets.js';
import { rulesVersion, type AllegraRules } from './rules/rules.js';
import { scoreLimits, scoreSheet } from './score-sheet.js';

/** Allegra at version 1 of its rules, as tables, clubs and tournaments host it. */
export const allegraGame: Game<AllegraRules, AllegraView, AllegraEvent> = {
  id: 'allegra',
  version: rulesVersion,
  seats: allSeats,
  best: 'lowest',
  standingAnswers: [{ id: neverKnock, lasts: 'round' }],
  bots,
  presets,
  parseRules,
  describeRules,
  compareRules,
  reportEdition,
  remarksFor,
  createMatch: (setup) => new AllegraMatch(setup),
  redact,
  eventsTexts,
  scoreSheet,
  scoreLimits,
  openRecord,
};
