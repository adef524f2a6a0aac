import { expect, it } from '@jest/globals';
import { clockText } from './clock-text';

it.each([
  [1_122_000, '18:42'],
  [5_000, '0:05'],
  [4_001, '0:05'],
  [0, '0:00'],
  [-61_000, '−1:01'],
  [3_725_000, '1:02:05'],
])('%s ms are %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
