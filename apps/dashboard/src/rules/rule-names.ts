/** Every rule by section and name, in the order of the page. `section/name` is its anchor and its name in tests. */
export const ruleSections = [
  { key: 'setup', rules: ['deck', 'deal', 'area', 'reveal', 'dealer'] },
  { key: 'turn', rules: ['draw', 'exchange', 'throw', 'clear'] },
  { key: 'knock', rules: ['when', 'may-knock', 'answer', 'trade'] },
  { key: 'clear', rules: ['line', 'who', 'option', 'where-to'] },
  { key: 'end', rules: ['trigger', 'last-turns', 'reveal', 'score', 'penalty', 'time-called'] },
  { key: 'game', rules: ['end', 'kids', 'talk'] },
  { key: 'deck', rules: ['empty'] },
] as const;

export type RuleSectionNames = (typeof ruleSections)[number];

/** `knock/when`, as refusals and tests name it. */
export type RuleName = {
  [Section in RuleSectionNames as Section['key']]: `${Section['key']}/${Section['rules'][number]}`;
}[RuleSectionNames['key']];

export function ruleAnchor(section: string, rule: string): string {
  return `${section}/${rule}`;
}
