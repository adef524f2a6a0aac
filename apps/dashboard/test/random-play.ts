import {
  allegraGame,
  presets,
  type AllegraEvent,
  type AllegraRules,
  type AllegraView,
} from '@red-disc/allegra';
import type { Match, RandomSource, Seat } from '@red-disc/game';

/** A small generator with a fixed seed: a failing game can be played again. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    },
  };
}

export function shuffle(cards: readonly number[], random: RandomSource): number[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

export interface Position {
  readonly match: Match<AllegraView, AllegraEvent>;
  /** What led here. */
  readonly events: readonly AllegraEvent[];
}

export interface RandomGame {
  readonly seats: number;
  readonly seed: number;
  readonly rules?: AllegraRules;
}

const oneRound = presets.find(({ id }) => id === 'one-round')!.rules;

/** Every position of a game in which all seats play at random, but like clearing and knocking. */
export function* randomGame({ seats, seed, rules = oneRound }: RandomGame): Generator<Position> {
  const random = seededRandom(seed);
  const match = allegraGame.createMatch({ rules, seats, dealer: random.below(seats) + 1 });
  let events: readonly AllegraEvent[] = [];
  for (;;) {
    yield { match, events };
    const awaited = match.awaits();
    if (awaited.type === 'nothing') return;
    const result =
      awaited.type === 'shuffle'
        ? match.shuffle(shuffle(awaited.cards, random))
        : play(match, awaited.decisions[random.below(awaited.decisions.length)]!.seat, random);
    if (!result.ok) throw new Error(`refused: ${result.error.code}`);
    events = result.value;
  }
}

function play(match: Position['match'], seat: Seat, random: RandomSource) {
  const moves = match.legalMoves(seat);
  const liked = moves.filter((move) => /^[CKG]/.test(move));
  const from = liked.length > 0 && random.below(2) === 0 ? liked : moves;
  return match.play(seat, from[random.below(from.length)]!);
}

export const people = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay'].map((name) => ({
  name,
  isBot: false,
  isAway: false,
}));
