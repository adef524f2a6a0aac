import { describe, expect, it } from '@jest/globals';
import { MatchLog } from './match-log.js';

describe('the log of a match', () => {
  const movesOf = (log: MatchLog): readonly string[] => {
    log.finishRound(1);
    return log.played.at(-1)!.moves;
  };

  it('goes on apart in every copy, in whatever order they add', () => {
    const first = new MatchLog();
    first.beginRound([1, 2, 3]);
    first.addEntry('a');
    const [second, third] = [new MatchLog(), new MatchLog()];
    second.copyFrom(first);
    third.copyFrom(first);
    second.addEntry('b');
    third.addEntry('c');
    second.addEntry('d');
    first.addEntry('e');
    expect([first, second, third].map(movesOf)).toEqual([
      ['a', 'e'],
      ['a', 'b', 'd'],
      ['a', 'c'],
    ]);
  });

  it('knows nothing of a move that a copy took and nobody kept', () => {
    const kept = new MatchLog();
    kept.beginRound([]);
    kept.addEntry('a');
    const draft = new MatchLog();
    draft.copyFrom(kept);
    draft.addEntry('refused');
    expect(movesOf(kept)).toEqual(['a']);
    draft.copyFrom(kept);
    draft.beginRound([]);
    expect(movesOf(draft)).toEqual([]);
  });
});
