import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bots, botLevels, createPlayer } from '../src/bots/bots.js';
import { Imagination } from '../src/bots/imagination.js';
import { Sight } from '../src/bots/sight.js';
import { cardsOf } from '../src/cards.js';
import { allegraGame } from '../src/game.js';
import { roundFromView, unseenCards } from '../src/match/from-view.js';
import { type AllegraView } from '../src/match/view.js';
import { decodeMove, encodeMove } from '../src/moves/encode.js';
import { makeMove, parseMove } from '../src/moves/move.js';
import { gridCells } from '../src/round/layout.js';
import { phases } from '../src/round/phases.js';
import { playCode, reshuffle } from '../src/round/play.js';
import { Round, roundOptions } from '../src/round/round.js';
import { cardMask, cardOffset } from '../src/round/state.js';
import { presets } from '../src/rules/presets.js';
import { simulateGames } from '../src/simulation/simulate-games.js';
import { newMatch, type AllegraTable } from './new-match.js';
import { playRandomly, randomGame, SeededSource } from './random-play.js';

/** Enough for `master` to search, and little enough to do so at every position. */
const iterations = 6;

/** A view of every seat that is asked something, at every so many positions of a random game. */
function viewsIn(match: AllegraTable): AllegraView[] {
  const awaited = match.awaits();
  return awaited.type === 'decisions' ? awaited.decisions.map(({ seat }) => match.viewFor(seat)) : [];
}

/** All that a bot can learn from a sight; where in its memory the blank deck starts is of no use to it. */
function contentOf({ round, seat, unseen, unseenCount, codes, codeCount }: Sight): unknown {
  const seen = round.clone();
  seen.deckNext = 0;
  seen.deckEnd = round.deckCount();
  return { seen, seat, unseen, unseenCount, codes: codes.subarray(0, codeCount) };
}

/** The values of all cards of a round, in ascending order. */
function cardsIn(round: Round): number[] {
  const laid = [...round.state.subarray(0, round.seats * gridCells), round.hand, round.held];
  const values = laid.filter((card) => card !== 0).map((card) => (card & cardMask) - cardOffset);
  return [...values, ...round.discardPile(), ...round.deckCards()].sort((a, b) => a - b);
}

describe('a bot', () => {
  it('answers every question of any game with a legal move', () => {
    fc.assert(
      fc.property(randomGame, fc.integer(), (game, seed) => {
        let position = 0;
        playRandomly({ ...game, rules: { ...game.rules, rounds: 1 } }, (match) => {
          position += 1;
          for (const view of viewsIn(match))
            for (const bot of bots) {
              if (bot.heavy && position % 29 !== 0) continue;
              const move = bot.choose(view, new SeededSource(seed), iterations);
              // `expect` is too slow to be asked at every position.
              if (!view.moves.includes(move)) throw new Error(`${bot.level}: ${move} is not legal`);
            }
        });
      }),
      { numRuns: 25, seed: 47 },
    );
  });

  it('makes the same move whatever lies where it cannot see', () => {
    fc.assert(
      fc.property(randomGame, fc.integer(), (game, seed) => {
        const source = new SeededSource(seed);
        let position = 0;
        playRandomly({ ...game, rules: { ...game.rules, rounds: 1 } }, (match) => {
          position += 1;
          if (position % 17 === 0) for (const view of viewsIn(match)) expectBlindness(view, source);
        });
      }),
      { numRuns: 12, seed: 53 },
    );
  });

  function expectBlindness(view: AllegraView, source: SeededSource): void {
    const sight = new Sight(view.rules, view.seats);
    const hidden = source.shuffle(unseenCards(view));
    for (const bot of bots) {
      const chosen = bot.choose(view, new SeededSource(5), iterations);
      sight.look(roundFromView(view, hidden), Number(view.viewer) - 1);
      expect(contentOf(sight)).toEqual(contentOf(Sight.ofView(view)));
      const player = createPlayer(bot.level as (typeof botLevels)[number]);
      const code = player.decide(sight, new SeededSource(5), iterations);
      expect(makeMove(decodeMove(code, sight.seat, view.seats))).toBe(chosen);
    }
  }

  it('imagines only rounds of the whole deck that look like the one it sees', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const source = new SeededSource(game.seed);
        let position = 0;
        playRandomly({ ...game, rules: { ...game.rules, rounds: 1 } }, (match) => {
          position += 1;
          if (position % 13 === 0) for (const view of viewsIn(match)) expectLikeness(view, source);
        });
      }),
      { numRuns: 20, seed: 59 },
    );
  });

  function expectLikeness(view: AllegraView, source: SeededSource): void {
    const sight = Sight.ofView(view);
    const imagined = sight.round.clone();
    new Imagination(sight, source).fill(imagined);
    expect(cardsIn(imagined)).toEqual(cardsOf(view.rules.deck, view.seats));
    const again = new Sight(view.rules, view.seats);
    again.look(imagined, sight.seat);
    expect(contentOf(again)).toEqual(contentOf(sight));
  }

  it('sees of the engine itself what its view tells it', () => {
    const rules = presets[0]!.rules;
    const source = new SeededSource(11);
    const match = newMatch(4, { rounds: 1 });
    const round = new Round(roundOptions(rules, 4));
    const sight = new Sight({ ...rules, rounds: 1 }, 4);
    for (let awaited = match.awaits(); awaited.type !== 'nothing'; awaited = match.awaits()) {
      if (awaited.type === 'shuffle') {
        const order = source.shuffle(awaited.cards);
        match.shuffle(order);
        if (round.phase === phases.reshuffle) reshuffle(round, order);
        else round.deal(3, order);
        continue;
      }
      const { seat } = awaited.decisions[0]!;
      sight.look(round, seat - 1);
      expect(contentOf(sight)).toEqual(contentOf(Sight.ofView(match.viewFor(seat))));
      const text = source.pick(match.legalMoves(seat));
      match.play(seat, text);
      const move = parseMove(text);
      if (move.ok) playCode(round, seat - 1, encodeMove(move.value, seat - 1, 4));
    }
  });

  it('is not asked where nothing is awaited of it', () => {
    const view = newMatch(3).viewFor(1);
    expect(() => bots[1]!.choose(view, new SeededSource(1))).toThrow('nothing');
    expect(() => bots[1]!.choose({ ...view, viewer: 'spectator' }, new SeededSource(1))).toThrow('spectator');
  });

  it('is offered by the game, and only master is too slow for a server', () => {
    expect(allegraGame.bots.map(({ level, heavy }) => [level, heavy])).toEqual([
      ['novice', false],
      ['steady', false],
      ['master', true],
    ]);
  });
});

describe('a table of bots', () => {
  const tables = presets.flatMap(({ id, rules, seats }) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => [id, seats.min + i, rules] as const),
  );

  it.each(tables)('plays by %s with %i players to the end of every game', (_, players, rules) => {
    for (const levels of [['novice'], ['steady'], ['steady', 'novice']] as const) {
      const { games } = simulateGames({ rules, players, bots: levels, seed: 3, from: 0, count: 4 });
      expect(games).toBe(4);
    }
  });

  it('finishes a game with master at the table', () => {
    const { rules } = presets.find(({ id }) => id === 'one-round')!;
    const request = { rules, players: 3, bots: botLevels, seed: 1, from: 0, count: 2, iterations };
    expect(simulateGames(request)).toEqual(simulateGames(request));
  });
});
