import { emptyStatistics, mergeStatistics, presets, simulateGames, summarize } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { headlineOf, labFigures, placeOnLine } from './figures';
import { binTotals, medianOf, roundTotals } from './histogram';

const rulesOf = (id: string) => presets.find((preset) => preset.id === id)!.rules;
const play = (id: string) =>
  summarize(
    mergeStatistics(
      emptyStatistics(3),
      simulateGames({ rules: rulesOf(id), players: 3, bots: ['novice'], seed: 1, from: 0, count: 20 }),
    ),
  );

const english = play('english');
const kids = play('kids');
const oneRound = play('one-round');

describe('the figures of the lab', () => {
  it('are numbers for every rule set, shares between 0 and 1', () => {
    for (const { key, kind, of } of labFigures)
      for (const summary of [english, kids, oneRound]) {
        expect([key, Number.isFinite(of(summary))]).toEqual([key, true]);
        if (kind === 'share') expect(of(summary)).toBeLessThanOrEqual(1);
      }
  });

  it('stand on one line, the greater one at four fifths', () => {
    expect(placeOnLine('number', 10, [5])).toBe(0.8);
    expect(placeOnLine('number', 5, [10])).toBe(0.4);
    expect(placeOnLine('share', 0.25, [0.5])).toBe(0.25);
    expect(placeOnLine('number', 0, [0])).toBe(0);
  });
});

describe('the headline', () => {
  it('says how much shorter one round is than three', () => {
    const headline = headlineOf(english, oneRound);
    expect(headline.length).toBe('shorter');
    expect(headline.minutes).toBe(Math.round(english.minutes.mean - oneRound.minutes.mean));
  });

  it('makes no minute of a few seconds, wherever they are rounded', () => {
    const lasting = (mean: number) => ({ ...english, minutes: { ...english.minutes, mean } });
    expect(headlineOf(lasting(35.6), lasting(35.4)).length).toBe('same');
  });

  it('says that nobody knocks where the rules leave it out', () => {
    expect(headlineOf(english, kids).knocks).toBe('none');
    expect(headlineOf(kids, english).knocks).toBe('more');
  });

  it('finds no difference between a rule set and itself', () => {
    expect(headlineOf(english, english)).toEqual({ length: 'same', minutes: 0, knocks: 'same' });
  });
});

describe('winners’ totals', () => {
  const a = [
    { points: -3, games: 1 },
    { points: 0, games: 1 },
    { points: 60, games: 2 },
  ];

  it('fill bins of one round width, and shares add up to one', () => {
    const bins = binTotals(a, [{ points: 4, games: 5 }]);
    expect(bins[0]).toEqual({ from: -4, to: -3, a: 0.25, b: 0 });
    expect(bins.reduce((sum, bin) => sum + bin.a, 0)).toBeCloseTo(1);
    expect(bins.reduce((sum, bin) => sum + (bin.b ?? 0), 0)).toBeCloseTo(1);
    expect(bins.at(-1)).toMatchObject({ from: 60, a: 0.5 });
    expect(bins.length).toBeLessThanOrEqual(40);
  });

  it('are marked evenly on the axis, nought among them', () => {
    const marks = roundTotals(binTotals(a));
    expect(marks).toContain(0);
    expect(new Set(marks.slice(1).map((mark, i) => mark - marks[i]!))).toEqual(new Set([4]));
  });

  it('have a median, and none where nothing was played', () => {
    expect(medianOf(a)).toBe(0);
    expect(binTotals([])).toEqual([]);
    expect(medianOf(english.wins.totals)).toBeGreaterThan(-30);
  });
});
