import { describe, expect, it } from '@jest/globals';
import { applyStep, type Step, type Viewer } from '@red-disc/game';
import fc from 'fast-check';
import { allegraGame } from '../src/game.js';
import { cellNumber, type Cell } from '../src/moves/cell.js';
import { newMatch, type AllegraTable } from './new-match.js';
import { playRandomly, randomGame, SeededSource, type RandomGame } from './random-play.js';

/** The steps of the first part of a random round. */
function playPart(game: RandomGame, length: number): Step[] {
  const match = playRandomly({ ...game, rules: { ...game.rules, rounds: 1, pointLimit: null } });
  const players = Array.from({ length: game.seats }, () => 'anybody');
  const opened = allegraGame.openRecord(match.record({ players, proofs: [] }));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.steps.slice(0, 1 + (length % opened.value.steps.length));
}

function replay(
  game: RandomGame,
  steps: readonly Step[],
  hear: (match: AllegraTable, step: Step) => void,
): void {
  const match = newMatch(game.seats, { ...game.rules, rounds: 2, pointLimit: null }, game.dealer);
  for (const step of steps) hear(match, step);
}

/** Every byte that reaches a viewer while these steps are played: events, views, legal and default moves. */
function received(game: RandomGame, steps: readonly Step[], viewer: Viewer): string {
  const bytes: unknown[] = [];
  replay(game, steps, (match, step) => {
    const events = applyStep(match, step);
    if (!events.ok) throw new Error(JSON.stringify(events.error));
    bytes.push(
      events.value.map((event) => allegraGame.redact(event, viewer)),
      match.viewFor(viewer),
      viewer === 'spectator' ? null : (match.defaultMove(viewer) ?? null),
      match.canUndo(),
      match.outcome(),
    );
  });
  return JSON.stringify(bytes);
}

interface Slot {
  readonly step: number;
  readonly place: number;
}

/**
 * Where the cards come from that the viewer has not seen by the end of the steps. A card face down is always the one
 * dealt there, so its place in the deal is its cell; the undrawn cards are the end of the last shuffle.
 */
function hiddenSlots(game: RandomGame, steps: readonly Step[], viewer: Viewer): Slot[][] {
  let view = newMatch(game.seats).viewFor(viewer);
  replay(game, steps, (match, step) => {
    applyStep(match, step);
    view = match.viewFor(viewer);
  });
  const { grids, held, deck } = view.round!;
  const dealt = grids.flat().flatMap((card, place) => (card === 'down' ? [{ step: 0, place }] : []));
  if (held?.card === 'down') {
    const exchange = steps.findLast((step) => step.type === 'move' && step.move.startsWith('X'));
    if (exchange?.type !== 'move') throw new Error('a card is held that nobody exchanged');
    dealt.push({ step: 0, place: cellNumber(exchange.move.slice(1) as Cell) });
  }
  const lastShuffle = steps.findLastIndex((step) => step.type === 'shuffle');
  const { length } = orderOf(steps[lastShuffle]!);
  const undrawn = Array.from({ length: deck }, (_, i) => ({ step: lastShuffle, place: length - deck + i }));
  return lastShuffle === 0 ? [[...dealt, ...undrawn]] : [dealt, undrawn];
}

function orderOf(step: Step): readonly number[] {
  if (step.type !== 'shuffle') throw new Error(step.type);
  return step.order;
}

function permute(steps: readonly Step[], pools: readonly (readonly Slot[])[], source: SeededSource): Step[] {
  const orders = new Map(steps.flatMap((step, i) => (step.type === 'shuffle' ? [[i, [...step.order]]] : [])));
  for (const pool of pools) {
    const cards = source.shuffle(pool.map(({ step, place }) => orders.get(step)![place]!));
    pool.forEach(({ step, place }, i) => (orders.get(step)![place] = cards[i]!));
  }
  return steps.map((step, i) => (step.type === 'shuffle' ? { ...step, order: orders.get(i)! } : step));
}

describe('nothing hidden leaks', () => {
  it('other cards where a viewer cannot see do not change a byte of what the viewer receives', () => {
    let secrets = 0;
    let changed = 0;
    fc.assert(
      fc.property(randomGame, fc.nat(), (game, length) => {
        const steps = playPart(game, length);
        const source = new SeededSource(length);
        const seats = Array.from({ length: game.seats }, (_, i) => i + 1);
        for (const viewer of ['spectator', ...seats] as const) {
          const pools = hiddenSlots(game, steps, viewer);
          const others = permute(steps, pools, source);
          expect(received(game, others, viewer)).toBe(received(game, steps, viewer));
          changed += JSON.stringify(others) === JSON.stringify(steps) ? 0 : 1;
          secrets += pools.flat().length;
        }
      }),
      { numRuns: 120, seed: 31 },
    );
    expect(secrets).toBeGreaterThan(10_000);
    expect(changed).toBeGreaterThan(400);
  });

  it('the knocker’s own secret does change what the knocker receives', () => {
    const game: RandomGame = {
      rules: allegraGame.presets[0]!.rules,
      seats: 3,
      dealer: 3,
      seed: 5,
      sorted: false,
    };
    const order = new SeededSource(5).shuffle(Array.from(orderedDeck(game)));
    const entries = [
      '1 R1a1',
      '1 R1b2',
      '2 R2a1',
      '2 R2b2',
      '3 R3a1',
      '3 R3b2',
      '1 D',
      '2 N',
      '3 K',
      '1 G3',
      '3 X3c3',
    ];
    const steps: Step[] = [
      { type: 'shuffle', order },
      ...entries.map((entry) => ({ type: 'move' as const, seat: Number(entry[0]), move: entry.slice(2) })),
    ];
    const held = cellNumber('3c3');
    const other = order.findIndex((card, i) => i > 40 && card !== order[held]);
    const swapped = order.with(held, order[other]!).with(other, order[held]!);
    const changed: Step[] = [{ type: 'shuffle', order: swapped }, ...steps.slice(1)];
    expect(received(game, changed, 3)).not.toBe(received(game, steps, 3));
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(received(game, changed, viewer)).toBe(received(game, steps, viewer));
  });
});

function orderedDeck(game: RandomGame): readonly number[] {
  const awaited = newMatch(game.seats, game.rules).awaits();
  if (awaited.type !== 'shuffle') throw new Error(awaited.type);
  return awaited.cards;
}
