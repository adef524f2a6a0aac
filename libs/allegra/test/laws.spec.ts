import { describe, expect, it } from '@jest/globals';
import { applyStep, type Viewer } from '@red-disc/game';
import fc from 'fast-check';
import { cardsOf } from '../src/cards.js';
import { allegraGame } from '../src/game.js';
import { roundFromView, unseenCards } from '../src/match/from-view.js';
import { makeCell } from '../src/moves/cell.js';
import { cellsOfLine, decodeMove } from '../src/moves/encode.js';
import { makeMove, parseMove } from '../src/moves/move.js';
import { makeRecord } from '../src/record/record.js';
import { parseRecord } from '../src/record/read-record.js';
import { verifyRecord } from '../src/record/verify-record.js';
import { maxLegalCodes } from '../src/round/codes.js';
import { legalCodes } from '../src/round/legal.js';
import { lineCount } from '../src/round/line-table.js';
import { newMatch, type AllegraTable } from './new-match.js';
import { playRandomly, randomGame, SeededSource } from './random-play.js';

/** Everything anybody could write down as a move at a table of this size, and some that no table has. */
function conceivableMoves(seats: number): string[] {
  const cells = Array.from({ length: 72 }, (_, cell) => makeCell(cell));
  const lines = new Set<string>();
  for (let seat = 0; seat < seats; seat += 1)
    for (let line = 0; line < lineCount; line += 1) {
      const [a, b, c] = cellsOfLine(line, seat, seats);
      for (const order of [
        [a, b, c],
        [c, b, a],
        [b, a, c],
      ])
        lines.add(`C${order.join()}`);
    }
  return [
    ...'DPKNHT.!'.split(''),
    ...[1, 2, 3, 4, 5, 6].map((seat) => `G${seat}`),
    ...cells.flatMap((cell) => [`R${cell}`, `X${cell}`, `S${cell}`]),
    ...lines,
  ];
}
const conceivable = new Map([2, 3, 4, 5, 6].map((seats) => [seats, conceivableMoves(seats)]));

const viewersOf = (match: AllegraTable): Viewer[] => [
  'spectator',
  ...Array.from({ length: match.seats }, (_, i) => i + 1),
];
const snapshot = (match: AllegraTable): string =>
  JSON.stringify([viewersOf(match).map((viewer) => match.viewFor(viewer)), match.awaits()]);
/** `expect` is too slow to be asked at every position. */
function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}
const header = (seats: number) => ({
  players: Array.from({ length: seats }, (_, i) => `seat ${i + 1}`),
  proofs: [],
});

describe('the laws of the game, for every option and number of players', () => {
  it('a move is legal exactly when it is accepted, and a refused one changes nothing', () => {
    fc.assert(
      fc.property(randomGame, fc.integer({ min: 5, max: 40 }), (game, every) => {
        let position = 0;
        playRandomly({ ...game, rules: { ...game.rules, rounds: 1 } }, (match) => {
          position += 1;
          if (position % every !== 0) return;
          const before = snapshot(match);
          for (let seat = 1; seat <= match.seats; seat += 1) {
            const legal = new Set(match.legalMoves(seat));
            const trial = match.clone();
            for (const move of conceivable.get(match.seats)!) {
              const { ok } = trial.play(seat, move);
              if (ok !== legal.has(move)) throw new Error(`${seat} ${move}: legal ${!ok}, accepted ${ok}`);
              if (ok) trial.copyFrom(match);
            }
            if (snapshot(trial) !== before) throw new Error('a refused move changed something');
          }
        });
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('no card is lost or made', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const cards = cardsOf(game.rules.deck, game.seats);
        playRandomly(game, (match) => {
          const view = match.viewFor('spectator');
          if (!view.round) return;
          const { grids, deck, discard, hand, held } = view.round;
          const down = grids.flat().filter((card) => card === 'down').length;
          const places = grids.flat().filter((card) => card !== 'empty').length;
          const outside = deck + discard.length + (hand ? 1 : 0) + (held ? 1 : 0);
          const secrets = held?.card === 'down' ? 1 : 0;
          holds(places + outside === cards.length, 'a card is lost or made');
          holds(unseenCards(view).length === down + deck + secrets, 'a hidden card is not accounted for');
        });
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  it('text comes back as it was: moves, and whole records', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const match = playRandomly(game);
        const text = JSON.stringify(match.record(header(game.seats)));
        const parsed = parseRecord(text);
        if (!parsed.ok) throw new Error(parsed.error.code);
        expect(JSON.stringify(makeRecord(parsed.value))).toBe(text);
        for (const entry of parsed.value.rounds.flatMap(({ moves }) => moves)) {
          const move = parseMove(entry.slice(2));
          if (move.ok) expect(makeMove(move.value)).toBe(entry.slice(2));
          else expect(entry).toBe('0 !');
        }
      }),
      { numRuns: 60, seed: 13 },
    );
  });

  it('a record replays to the same views, events and outcome, and verify agrees', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const match = playRandomly(game);
        const record = match.record(header(game.seats));
        const opened = allegraGame.openRecord(JSON.parse(JSON.stringify(record)));
        if (!opened.ok) throw new Error(JSON.stringify(opened.error));
        const { rules, dealer, steps } = opened.value;
        const again = newMatch(game.seats, rules, dealer);
        for (const step of steps) expect(applyStep(again, step).ok).toBe(true);
        expect(snapshot(again)).toBe(snapshot(match));
        expect(again.record(header(game.seats))).toEqual(record);
        const { totals, winners, over } = match.outcome();
        expect(verifyRecord(record)).toMatchObject({
          ok: true,
          totals: totals.map((total) => total / 2),
          winners,
          over,
        });
      }),
      { numRuns: 60, seed: 17 },
    );
  });

  it('a position made from a view has the moves of the original, whatever the hidden cards are', () => {
    fc.assert(
      fc.property(randomGame, fc.integer({ min: 3, max: 15 }), (game, every) => {
        const source = new SeededSource(game.seed + 1);
        let position = 0;
        playRandomly({ ...game, rules: { ...game.rules, rounds: 1 } }, (match) => {
          position += 1;
          if (position % every !== 0 || match.awaits().type !== 'decisions') return;
          for (let seat = 1; seat <= match.seats; seat += 1) {
            const view = match.viewFor(seat);
            const round = roundFromView(view, source.shuffle(unseenCards(view)));
            const codes = new Uint16Array(maxLegalCodes);
            const count = legalCodes(round, seat - 1, codes);
            const moves = Array.from(codes.subarray(0, count), (code) =>
              makeMove(decodeMove(code, seat - 1, match.seats)),
            );
            expect(moves).toEqual(view.moves);
          }
        });
      }),
      { numRuns: 40, seed: 29 },
    );
  });

  it('every game ends, and nobody is awaited then', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const match = playRandomly(game);
        expect(match.outcome().over).toBe(true);
        expect(match.outcome().winners.length).toBeGreaterThan(0);
        for (let seat = 1; seat <= game.seats; seat += 1) expect(match.legalMoves(seat)).toEqual([]);
      }),
      { numRuns: 100, seed: 19 },
    );
  });

  it('somebody can always go on: whoever is awaited has a move and a default, nobody else has', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        playRandomly(game, (match) => {
          const awaited = match.awaits();
          if (awaited.type !== 'decisions') return;
          const seats = awaited.decisions.map(({ seat }) => seat);
          holds(seats.length > 0, 'nobody is awaited');
          for (let seat = 1; seat <= game.seats; seat += 1) {
            const moves = match.legalMoves(seat);
            const quiet = match.defaultMove(seat);
            holds(moves.length > 0 === seats.includes(seat), `seat ${seat} has ${moves.length} moves`);
            holds(quiet === undefined ? moves.length === 0 : moves.includes(quiet), `default ${quiet}`);
          }
        });
      }),
      { numRuns: 40, seed: 23 },
    );
  });
});
