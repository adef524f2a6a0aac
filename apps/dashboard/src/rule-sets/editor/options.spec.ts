import { parseRules, presets } from '@red-disc/allegra';
import { timingSchema, type RuleSetContent } from '@red-disc/contracts';
import { describe, expect, it } from '@jest/globals';
import { emptyFigure, fieldAt, options, valueOf, withValue } from './options';

const content: RuleSetContent = {
  game: 'allegra@1',
  rules: presets[0]!.rules,
  timing: timingSchema.parse({}),
  note: '',
};

const isPossible = ({ rules, timing }: RuleSetContent): boolean =>
  parseRules(rules).ok && timingSchema.safeParse(timing).success;

describe('the options of a rule set', () => {
  it('are all the fields that the game and the clocks have', () => {
    const fields = [
      ...Object.keys(presets[0]!.rules).filter((field) => field !== 'version'),
      ...Object.keys(content.timing).map((field) => `timing.${field}`),
    ];
    expect(options.map(({ field }) => field as string).sort()).toEqual(fields.sort());
  });

  it('offer only what can be played', () => {
    for (const option of options) {
      const offered =
        option.type === 'words' ? option.values : [...option.usual, Math.ceil(option.min), option.max];
      for (const value of offered)
        expect([option.field, value, isPossible(withValue(content, option.field, value))]).toEqual([
          option.field,
          value,
          true,
        ]);
    }
  });

  it('know where each range ends, and that an empty figure lies outside of it', () => {
    for (const option of options) {
      if (option.type === 'words') continue;
      for (const value of [option.max + 1, emptyFigure])
        expect(isPossible(withValue(content, option.field, value))).toBe(false);
    }
  });

  it('are read back as they were written, and leave the others alone', () => {
    for (const { field } of options) {
      const changed = withValue(content, field, 7);
      expect(valueOf(changed, field)).toBe(7);
      for (const other of options)
        if (other.field !== field) expect(valueOf(changed, other.field)).toBe(valueOf(content, other.field));
    }
  });

  it('are found by the path of an issue', () => {
    expect(fieldAt(['body', 'rules', 'pointLimit'])).toBe('pointLimit');
    expect(fieldAt(['body', 'timing', 'window'])).toBe('timing.window');
    expect(fieldAt(['body', 'note'])).toBe('note');
  });
});
