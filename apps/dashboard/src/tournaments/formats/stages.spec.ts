import { describe, expect, it } from '@jest/globals';
import { changeStage, chained, isSound, kinds, newFormat, withoutStage, withStage } from './stages';

const evening = chained([{ id: '', format: newFormat('movement') }]);

describe('the parts of an event', () => {
  it.each(kinds)('%s is sound as it begins', (kind) => {
    expect(isSound(chained([{ id: '', format: newFormat(kind) }]))).toBe(true);
  });

  it('follow one another by cuts, and the last has none', () => {
    const stages = withStage(withStage(evening, 'knockout'), 'final');
    expect(stages.map(({ id, cut }) => [id, cut?.to, cut?.by])).toEqual([
      ['main', 'part-2', 'overall'],
      ['part-2', 'final', 'perTable'],
      ['final', undefined, undefined],
    ]);
    expect(isSound(stages)).toBe(true);
    expect(withoutStage(stages, 2).map(({ cut }) => cut?.to)).toEqual(['part-2', undefined]);
    expect(withStage(stages, 'final').map(({ id }) => id)).toEqual(['main', 'part-2', 'part-3', 'part-4']);
  });

  it('keep a cut while the format stays, and get the usual one with another format', () => {
    const stages = withStage(evening, 'final');
    const taken = changeStage(stages, 0, { cut: { ...stages[0]!.cut!, take: 7 } });
    expect(changeStage(taken, 0, { format: { kind: 'movement', rounds: 3 } })[0]!.cut!.take).toBe(7);
    expect(changeStage(taken, 0, { format: newFormat('groups') })[0]!.cut).toMatchObject({
      take: 1,
      by: 'perTable',
    });
  });

  it('are not sound with an empty number, more heats than there are, or everybody going on', () => {
    const only = (format: ReturnType<typeof newFormat>) => chained([{ id: '', format }]);
    expect(isSound([])).toBe(false);
    expect(isSound(only({ kind: 'movement', rounds: Number.NaN }))).toBe(false);
    expect(isSound(only({ kind: 'heats', slots: 2, best: 3 }))).toBe(false);
    expect(isSound(only({ kind: 'knockout', rounds: [{ size: 3, advance: 3 }], luckyLosers: false }))).toBe(
      false,
    );
  });
});
