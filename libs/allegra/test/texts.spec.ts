import { describe, expect, it } from '@jest/globals';
import { type Viewer } from '@red-disc/game';
import fc from 'fast-check';
import { eventsTexts } from '../src/match/event-text.js';
import { redact, type AllegraEvent } from '../src/match/events.js';
import { newMatch, playAll, shuffleInOrder } from './new-match.js';
import { playRandomly, randomGame } from './random-play.js';

function viewersOf(seats: number): readonly Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, i) => i + 1)];
}

function assertSame(text: string, data: unknown): void {
  const json = JSON.stringify(data);
  if (text !== json) throw new Error(`${text}\nis not\n${json}`);
}

describe('what is sent is the JSON of what is seen, to the byte', () => {
  it('every viewer’s view, at every position, also of a copy', () => {
    const seen = { secrets: 0, lists: 0 };
    fc.assert(
      fc.property(randomGame, (game) => {
        const copy = newMatch(game.seats, game.rules, game.dealer);
        playRandomly(game, (match) => {
          const { opening, rest } = match.viewTexts();
          for (const viewer of viewersOf(game.seats)) {
            const view = match.viewFor(viewer);
            assertSame(opening(viewer) + rest, view);
            if (view.round?.held?.secret) seen.secrets += 1;
            if (view.moves.length > 1) seen.lists += 1;
          }
          copy.copyFrom(match);
          const pieces = copy.viewTexts();
          assertSame(pieces.opening(1) + pieces.rest, match.viewFor(1));
        });
      }),
      { numRuns: 40, seed: 37 },
    );
    expect(seen.secrets).toBeGreaterThan(100);
    expect(seen.lists).toBeGreaterThan(1000);
  });

  it('follows what a referee does, and what is refused changes nothing', () => {
    const match = newMatch(4);
    const told = (): void => {
      const { opening, rest } = match.viewTexts();
      for (const viewer of viewersOf(4)) assertSame(opening(viewer) + rest, match.viewFor(viewer));
    };
    told();
    expect(match.callTime().ok).toBe(false);
    told();
    shuffleInOrder(match);
    told();
    for (const seat of [1, 2, 3, 4]) playAll(match, `${seat} R${seat}a1`, `${seat} R${seat}b2`);
    told();
    expect(match.callTime().ok).toBe(true);
    told();
    expect(match.stop('rain on the "table" \u2028 \ud800').ok).toBe(true);
    told();
  });

  it('every event, for every viewer', () => {
    const types = new Set<AllegraEvent['type']>();
    fc.assert(
      fc.property(randomGame, (game) => {
        playRandomly(game, undefined, (events) => {
          for (const { type } of events) types.add(type);
          const textFor = eventsTexts(events);
          for (const viewer of viewersOf(game.seats))
            assertSame(
              textFor(viewer),
              events.map((event) => redact(event, viewer)),
            );
        });
      }),
      { numRuns: 60, seed: 41 },
    );
    expect([...types].sort()).toEqual([
      'cleared',
      'clearedNoMore',
      'dealt',
      'discarded',
      'drew',
      'exchanged',
      'gameOver',
      'gave',
      'kept',
      'knocked',
      'laidBack',
      'passed',
      'picked',
      'reshuffled',
      'revealed',
      'roundEnding',
      'roundOver',
      'threw',
      'timeCalled',
      'took',
      'turnOpened',
    ]);
    const stopped: AllegraEvent[] = [{ type: 'stopped', reason: 'a "quote" \\ \u2028 \ud800' }];
    assertSame(eventsTexts(stopped)(1), stopped);
    assertSame(eventsTexts([])(1), []);
  });
});
