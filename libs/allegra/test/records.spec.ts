import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { verifyRecord } from '../src/record/verify-record.js';

/** A game written by hand to show one odd case. A refusal is expected with its code. */
interface RecordedCase {
  readonly note: string;
  readonly rules: readonly string[];
  readonly record: unknown;
  readonly verdict:
    | { readonly ok: true }
    | { readonly ok: false; readonly round: number; readonly move: number; readonly code: string };
}

const folder = new URL('./records/', import.meta.url);
const cases = readdirSync(folder).map((file) => {
  const recorded = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedCase;
  return { file, recorded, title: recorded.rules.map((rule) => `[${rule}]`).join(' ') };
});

describe('games with odd cases', () => {
  it('are at least forty', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40);
  });

  it.each(cases)('$title $recorded.note', ({ recorded }) => {
    const verdict = verifyRecord(recorded.record);
    if (recorded.verdict.ok) {
      expect(verdict).toEqual(recorded.verdict);
      return;
    }
    const { code, ...where } = recorded.verdict;
    expect(verdict).toMatchObject(where);
    expect(verdict.ok ? '' : verdict.reason.split(' ')[0]).toBe(code);
  });
});
