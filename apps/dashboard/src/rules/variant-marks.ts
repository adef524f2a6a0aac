import type { RuleSetReading } from '@red-disc/contracts';
import { ruleAnchor, type RuleName } from './rule-names';

/** The rule that an option of a rule set is about. */
const ruleOf = {
  rounds: 'game/end',
  pointLimit: 'game/end',
  knock: 'knock/when',
  clearing: 'clear/option',
  takenDiscard: 'turn/throw',
  deck: 'setup/deck',
} as const satisfies Readonly<Record<string, RuleName>>;

export interface VariantMark {
  readonly text: string;
  /** Whether the printed rulebook says otherwise. */
  readonly departs: boolean;
}

/** What a rule set says about each rule that it can vary, by the rule's anchor. */
export function variantMarks(reading: RuleSetReading): ReadonlyMap<string, readonly VariantMark[]> {
  const departed = new Set(reading.edition.departures.map(({ field }) => field));
  const marks = new Map<string, VariantMark[]>();
  for (const { field, text } of reading.sentences) {
    if (!isVaried(field)) continue;
    const [section, rule] = ruleOf[field].split('/') as [string, string];
    const anchor = ruleAnchor(section, rule);
    marks.set(anchor, [...(marks.get(anchor) ?? []), { text, departs: departed.has(field) }]);
  }
  return marks;
}

function isVaried(field: string): field is keyof typeof ruleOf {
  return Object.hasOwn(ruleOf, field);
}
