import { type RandomSource } from '@red-disc/game';
import fc from 'fast-check';
import { clearingOptions, deckOptions, takenDiscardOptions } from '../src/rules/parse-rules.js';
import { type AllegraRules } from '../src/rules/rules.js';
import { rulesVersion } from '../src/rules/rules.js';
import { type AllegraEvent } from '../src/match/events.js';
import { accept, newMatch, type AllegraTable } from './new-match.js';

/** A small generator that is good enough for tests and gives the same games for the same seed. */
export class SeededSource implements RandomSource {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 1;
  }

  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return Math.floor(((this.#state >>> 0) / 2 ** 32) * limit);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  shuffle(cards: readonly number[]): number[] {
    const order = [...cards];
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }
}

export interface RandomGame {
  readonly rules: AllegraRules;
  readonly seats: number;
  readonly dealer: number;
  readonly seed: number;
  /** Cards of one value lie together, so that there are many lines. */
  readonly sorted: boolean;
}

const rules: fc.Arbitrary<AllegraRules> = fc
  .record({
    version: fc.constant(rulesVersion),
    rounds: fc.option(fc.integer({ min: 1, max: 3 })),
    pointLimit: fc.option(fc.integer({ min: 10, max: 120 })),
    knock: fc.boolean(),
    deck: fc.constantFrom(...deckOptions),
    clearing: fc.constantFrom(...clearingOptions),
    takenDiscard: fc.constantFrom(...takenDiscardOptions),
  })
  .filter(({ rounds, pointLimit }) => rounds !== null || pointLimit !== null);

/** Any table of any rule set. */
export const randomGame: fc.Arbitrary<RandomGame> = fc
  .record({
    rules,
    seats: fc.integer({ min: 2, max: 6 }),
    dealerDraw: fc.nat(),
    seed: fc.integer(),
    sorted: fc.boolean(),
  })
  .map(({ dealerDraw, ...game }) => ({ ...game, dealer: (dealerDraw % game.seats) + 1 }));

/** Runs of equal cards with a few strangers among them. */
function nearlySorted(cards: readonly number[], source: SeededSource): number[] {
  const cut = source.below(cards.length);
  const order = [...cards.slice(cut), ...cards.slice(0, cut)];
  for (let swaps = 0; swaps < 30; swaps += 1) {
    const [i, j] = [source.below(order.length), source.below(order.length)];
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Moves that lead to the odd cases are made more often than the rest. */
function chooseMove(moves: readonly string[], source: SeededSource): string {
  const eager = moves.filter((move) => /^[CKG]/.test(move));
  return eager.length > 0 && source.below(4) > 0 ? source.pick(eager) : source.pick(moves);
}

/** Plays a whole game at random, time called now and then; `visit` sees every position on the way, `hear` all events. */
export function playRandomly(
  game: RandomGame,
  visit: (match: AllegraTable) => void = () => undefined,
  hear: (events: readonly AllegraEvent[]) => void = () => undefined,
): AllegraTable {
  const source = new SeededSource(game.seed);
  const match = newMatch(game.seats, game.rules, game.dealer);
  for (let moves = 0; moves < 100_000; moves += 1) {
    visit(match);
    const awaited = match.awaits();
    if (awaited.type === 'nothing') return match;
    if (awaited.type === 'shuffle') {
      const mix = game.sorted && awaited.label === 'deal' ? nearlySorted : undefined;
      hear(accept(match.shuffle(mix ? mix(awaited.cards, source) : source.shuffle(awaited.cards))));
      continue;
    }
    const { seat } = source.pick(awaited.decisions);
    hear(accept(match.play(seat, chooseMove(match.legalMoves(seat), source))));
    if (source.below(1000) !== 0) continue;
    const called = match.callTime();
    if (called.ok) hear(called.value);
  }
  throw new Error('the game does not end');
}
