import { describe, expect, it } from '@jest/globals';
import { playFairGame } from '../../test/fair-game';
import { checkDeals, verdictOf } from './check-deals';
import { findMoments, momentFrom } from './moments';
import { readRecords } from './read-records';
import { findPlace, makePlace, openReplay, type Replay } from './replay';

const game = playFairGame(4, 7);

function replayOf(data: unknown): Replay {
  const opened = openReplay(data);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** The record with one seed of the first round changed. */
function withOtherSeed(change: (seed: string) => string): unknown {
  const copy = structuredClone(game.record) as unknown as { rounds: { fair: { serverSeed: string } }[] };
  const { fair } = copy.rounds[0]!;
  fair.serverSeed = change(fair.serverSeed);
  return copy;
}

describe('openReplay', () => {
  const replay = replayOf(game.record);

  it('tells every event once and ends where the game ended', () => {
    expect(replay.log.map((entry) => 'event' in entry && entry.event)).toEqual(game.events);
    expect(replay.frames.flatMap(({ events }) => events)).toEqual(game.events);
    expect(replay.frames.at(-1)!.view).toEqual(game.final);
    expect(replay.frames.at(-1)!.logged).toBe(replay.log.length);
  });

  it('numbers the moves as the record does', () => {
    const { rounds } = game.record as unknown as { rounds: { moves: string[] }[] };
    for (const [index, { moves }] of rounds.entries()) {
      const entries = replay.frames.filter(({ round, move }) => round === index + 1 && move > 0);
      expect(entries.map(({ entry }) => entry)).toEqual(moves);
      expect(entries.map(({ move }) => move)).toEqual(moves.map((_, at) => at + 1));
    }
  });

  it('finds every place again by its address, and the beginning for any other', () => {
    for (const [index, frame] of replay.frames.entries())
      expect(findPlace(replay.frames, makePlace(frame))).toBe(index);
    expect(findPlace(replay.frames, '9.9')).toBe(0);
    expect(findPlace(replay.frames, undefined)).toBe(0);
  });

  it('says where a record is wrong', () => {
    expect(openReplay({ format: 'something else' })).toMatchObject({ ok: false, error: { round: 0 } });
    const copy = structuredClone(game.record) as unknown as { rounds: { moves: string[] }[] };
    copy.rounds[0]!.moves[3] = '1 K';
    expect(openReplay(copy)).toMatchObject({ ok: false, error: { round: 1, move: 4 } });
  });

  it('knows knocks, clearings and last turns, and leads from one to the next', () => {
    const moments = findMoments(replay.frames);
    const told = (type: string) => game.events.filter((event) => event.type === type).length;
    const found = (kind: string) => moments.filter((moment) => moment.kind === kind).length;
    expect([found('knock'), found('clear'), found('lastTurns')]).toEqual([
      told('knocked'),
      told('cleared'),
      told('roundEnding'),
    ]);
    const drawn = game.events.flatMap((event, index) =>
      event.type === 'knocked' ? [game.events.slice(0, index).findLast(({ type }) => type === 'drew')] : [],
    );
    expect(moments.filter(({ kind }) => kind === 'knock').map(({ card }) => card)).toEqual(
      drawn.map((event) => event?.type === 'drew' && event.card),
    );
    const first = momentFrom(moments, 0, 1)!;
    expect(first).toBe(moments[0]!.frame);
    expect(momentFrom(moments, first, -1)).toBeUndefined();
    expect(momentFrom(moments, replay.frames.length, 1)).toBeUndefined();
  });
});

describe('checkDeals', () => {
  it('finds every shuffle of a fair game right, and what the browser saw before', () => {
    const checks = checkDeals(replayOf(game.record), game.commitments);
    expect(verdictOf(checks)).toBe('ok');
    expect(checks.flatMap(({ steps }) => steps).every(({ verdict }) => verdict === 'ok')).toBe(true);
    expect(checks.flatMap(({ steps }) => steps.filter(({ type }) => type === 'deck'))).toHaveLength(3);
  });

  it('finds a seed that was exchanged, and a promise that was', () => {
    const flipped = withOtherSeed((seed) => (seed.startsWith('0') ? '1' : '0') + seed.slice(1));
    const [check] = checkDeals(replayOf(flipped), []);
    expect(check).toMatchObject({ verdict: 'bad' });
    expect(check!.steps.map(({ type, verdict }) => [type, verdict]).slice(0, 2)).toEqual([
      ['seen', 'unknown'],
      ['commitment', 'bad'],
    ]);
    const [other] = checkDeals(replayOf(game.record), ['00'.repeat(32)]);
    expect(other!.steps[0]).toEqual({ type: 'seen', verdict: 'bad' });
  });

  it('leaves the question open without a proof', () => {
    const copy = structuredClone(game.record) as unknown as { rounds: { fair?: unknown }[] };
    for (const round of copy.rounds) delete round.fair;
    expect(verdictOf(checkDeals(replayOf(copy), []))).toBe('unknown');
  });
});

describe('readRecords', () => {
  it('reads one record, a list, and one a line', () => {
    expect(readRecords('{"a":1}')).toEqual([{ a: 1 }]);
    expect(readRecords('[{"a":1},{"a":2}]')).toEqual([{ a: 1 }, { a: 2 }]);
    expect(readRecords('{"a":1}\n{"a":2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
    expect(readRecords('no record')).toEqual([]);
  });
});
