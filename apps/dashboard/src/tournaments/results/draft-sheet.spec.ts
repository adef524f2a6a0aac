import { describe, expect, it } from '@jest/globals';
import {
  arithmeticOf,
  cleanScore,
  cleanSum,
  draftOf,
  emptySheet,
  entryOf,
  holdsOf,
  isWhole,
  typeInto,
  type DraftSheet,
} from './draft-sheet';

const hand = (sum: string, cleared = false) => ({ sum, cleared });

describe('a sheet as it is typed', () => {
  it.each([
    ['', '7', '7'],
    ['7', '4', '74'],
    ['123', '4', '123'],
    ['0', '5', '5'],
    ['14', 'sign', '-14'],
    ['-14', 'sign', '14'],
    ['14', 'delete', '1'],
  ])('%j and the key %s make %j', (sum, key, next) => {
    expect(typeInto(sum, key)).toBe(next);
  });

  it('keeps only what can become a number', () => {
    expect(cleanSum('−1 2x')).toBe('-12');
    expect(cleanSum('12345')).toBe('123');
  });

  it('is handed over when every played round is whole, and not before', () => {
    const played = { hands: [hand('9'), hand('14')], endedBy: 2 };
    const sheet: DraftSheet = [played, ...emptySheet(2, 1)];
    expect(entryOf(sheet, 'hands')).toEqual({
      type: 'hands',
      rounds: [
        {
          hands: [
            { type: 'sum', points: 9 },
            { type: 'sum', points: 14 },
          ],
          endedBy: 2,
        },
      ],
    });
    expect(entryOf([{ ...played, endedBy: undefined }], 'hands')).toBeUndefined();
    expect(entryOf([played, { hands: [hand('3'), hand('')], endedBy: 1 }], 'hands')).toBeUndefined();
    expect(entryOf(emptySheet(2, 3), 'hands')).toBeUndefined();
  });

  it('says that time was called when nobody ended the last round', () => {
    const round = { hands: [hand('9'), hand('', true)], endedBy: null };
    expect(isWhole(round)).toBe(true);
    expect(entryOf([round], 'hands')).toMatchObject({ timeCalled: true });
  });

  it('of an online table holds scores, halves among them, which are not scored once more', () => {
    const online = { rounds: [{ scores: [-3, 28], endedBy: 1 }], timeCalled: false };
    expect(holdsOf(online)).toBe('scores');
    expect(entryOf(draftOf(online, 1), 'scores')).toEqual({ type: 'scores', rounds: online.rounds });
    expect(['-1,5', '7.5', '7.', '12.3', '−4'].map(cleanScore)).toEqual(['-1.5', '7.5', '7.', '12.', '-4']);
    expect(isWhole({ hands: [hand('7.')], endedBy: 1 })).toBe(false);
  });

  it('comes back from a result with room for the rounds that are missing', () => {
    const draft = draftOf(
      {
        rounds: [
          {
            scores: [18, -20],
            endedBy: 2,
            hands: [{ type: 'sum', points: 9 }, { type: 'cleared' }],
          },
          { scores: [5, 6], endedBy: 1 },
        ],
        timeCalled: false,
      },
      3,
    );
    expect(draft[0]?.hands).toEqual([hand('9'), hand('', true)]);
    expect(draft[1]?.hands).toEqual([hand('2.5'), hand('3')]);
    expect(draft).toHaveLength(3);
  });

  it.each([
    [hand('14'), 28, 'plain'],
    [hand('14'), 56, 'doubled'],
    [hand('-4'), -4, 'halved'],
    [hand('', true), -20, 'bonus'],
    [hand('0'), 0, 'plain'],
  ] as const)('%j that counts %d half points is %s', (typed, score, arithmetic) => {
    expect(arithmeticOf(typed, score)).toBe(arithmetic);
  });
});
