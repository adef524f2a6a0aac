import {
  type EditionReport,
  type Language,
  type RuleChange,
  type RuleRemark,
  type RuleSentence,
} from '@red-disc/game';
import { editions, type EditionId } from './presets.js';
import { type AllegraRules } from './rules.js';
import { ruleFields, sentenceOf, type Catalogue, type RuleField } from './sentences/catalogue.js';
import { german } from './sentences/de.js';
import { english } from './sentences/en.js';
import { french } from './sentences/fr.js';

const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, fr: french, de: german };

/** A departure in one of these is a variant that the rulebooks themselves suggest. */
const offeredFields: readonly RuleField[] = ['rounds', 'pointLimit', 'knock'];

/** A rule set in sentences: what its options say, then what holds in every game. */
export function describeRules(rules: AllegraRules, language: Language): RuleSentence[] {
  const catalogue = catalogues[language];
  return [
    ...ruleFields.map((field) => ({ field, text: sentenceOf(catalogue, rules, field) })),
    { field: 'winner', text: catalogue.winner },
    { field: 'talk', text: catalogue.talk },
  ];
}

/** Where two rule sets differ, as data and in words. */
export function compareRules(before: AllegraRules, after: AllegraRules, language: Language): RuleChange[] {
  const catalogue = catalogues[language];
  return ruleFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      before: before[field],
      after: after[field],
      beforeText: sentenceOf(catalogue, before, field),
      afterText: sentenceOf(catalogue, after, field),
    }));
}

/** The printed edition a rule set is nearest to, and every option in which it differs from that edition. */
export function reportEdition(rules: AllegraRules, language: Language): EditionReport {
  const reports = (Object.keys(editions) as EditionId[]).map((edition) => ({
    edition,
    departures: compareRules(editions[edition], rules, language).map((change) => ({
      ...change,
      offered: offeredFields.some((field) => field === change.field),
    })),
  }));
  return reports.reduce((nearest, report) =>
    report.departures.length < nearest.departures.length ? report : nearest,
  );
}

/** What a table of this size should know about a rule set before it starts. */
export function remarksFor(rules: AllegraRules, seats: number): RuleRemark[] {
  const remarks: RuleRemark[] = [];
  if (seats === 2 && rules.knock) remarks.push({ code: 'NO_KNOCKING_WITH_TWO', field: 'knock' });
  if (seats <= 3 && rules.deck === 'full') remarks.push({ code: 'FULL_DECK_WITH_FEW', field: 'deck' });
  if (seats >= 4 && rules.deck === 'reduced') remarks.push({ code: 'REDUCED_DECK_WITH_MANY', field: 'deck' });
  return remarks;
}
