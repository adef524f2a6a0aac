import { describeRules, presets, reportEdition } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { ruleAnchor, ruleSections } from './rule-names';
import { variantMarks } from './variant-marks';

const read = (id: string) => {
  const { rules } = presets.find((preset) => preset.id === id)!;
  const { edition, departures } = reportEdition(rules, 'en');
  return {
    sentences: describeRules(rules, 'en'),
    edition: { edition, departures: [...departures] },
    remarks: [],
  };
};

describe('the marks of a variant', () => {
  it('stand at rules that the page has, for every option', () => {
    const anchors = ruleSections.flatMap(({ key, rules }) => rules.map((rule) => ruleAnchor(key, rule)));
    const marks = variantMarks(read('english'));
    for (const anchor of marks.keys()) expect(anchors).toContain(anchor);
    expect([...marks.values()].flat()).toHaveLength(6);
  });

  it('say where the printed rules are left', () => {
    const departing = (id: string) =>
      [...variantMarks(read(id))].flatMap(([anchor, marks]) =>
        marks.some(({ departs }) => departs) ? [anchor] : [],
      );
    expect(departing('english')).toEqual([]);
    expect(departing('kids')).toEqual(['knock/when']);
    expect(departing('house')).toEqual(['turn/throw']);
    expect(departing('limit-66')).toEqual(['game/end']);
  });
});
