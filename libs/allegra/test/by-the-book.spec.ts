import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeCell } from '../src/moves/cell.js';
import { makeRecord, type AllegraRecord, type RecordRound } from '../src/record/record.js';
import { readRecord } from '../src/record/read-record.js';
import { verifyRecord } from '../src/record/verify-record.js';
import { BookRound, Foul, type BookEntry } from './by-the-book.js';
import { playRandomly, randomGame, SeededSource, type RandomGame } from './random-play.js';

interface BookFault {
  readonly ok: false;
  readonly round: number;
  readonly move: number;
}

function asEntry(text: string, seats: number): BookEntry {
  const [, seat, move] = /^([1-6]) (.+)$/.exec(text) ?? [];
  if (seat === undefined || move === undefined || Number(seat) > seats) throw new Foul();
  return { seat: Number(seat), move };
}

/** The number of the first move the rules do not allow, one past the last if the round is not over; 0 if all is well. */
function firstFoul(round: BookRound, { moves }: RecordRound, seats: number): number {
  const play = round.play();
  play.next();
  for (const [i, text] of moves.entries()) {
    try {
      if (round.stage === 'over') throw new Foul();
      if (text === '0 !') round.callTime();
      else play.next(asEntry(text, seats));
    } catch (error) {
      if (error instanceof Foul) return i + 1;
      throw error;
    }
  }
  return round.stage === 'over' ? 0 : moves.length + 1;
}

/** What the rules say of a record whose deals are in order. */
function judge({ rules, players, rounds }: AllegraRecord): BookFault | object {
  const seats = players.length;
  const totals = players.map(() => 0);
  const isOver = (played: number): boolean =>
    played === rules.rounds || (rules.pointLimit !== null && Math.max(...totals) >= rules.pointLimit);
  const told = [];
  for (const [i, recorded] of rounds.entries()) {
    if (isOver(i)) return { ok: false, round: i + 1, move: 0 };
    const round = new BookRound({ rules, seats, ...recorded });
    const move = firstFoul(round, recorded, seats);
    if (move > 0) return { ok: false, round: i + 1, move };
    const scores = round.scores();
    scores.forEach((score, seat) => (totals[seat]! += score));
    told.push({ scores, trigger: round.ender });
  }
  const over = isOver(rounds.length);
  const lowest = Math.min(...totals);
  const winners = totals.flatMap((total, i) => (over && total === lowest ? [i + 1] : []));
  return { ok: true, rounds: told, totals, over, winners };
}

/** Any move at all, at a table of this size. */
function anyMove(seats: number, source: SeededSource): string {
  const cell = (): string => makeCell(source.below(seats * 12));
  const kinds = [
    'D',
    'P',
    'K',
    'N',
    'H',
    'T',
    '.',
    `G${1 + source.below(seats)}`,
    `C${cell()},${cell()},${cell()}`,
  ];
  return source.pick([...kinds, `X${cell()}`, `S${cell()}`, `R${cell()}`]);
}

/** The same moves with one of them changed, left out, added or exchanged with the next. */
function spoil(moves: readonly string[], seats: number, source: SeededSource): string[] {
  const at = source.below(moves.length);
  const move = moves[at]!;
  const seat = 1 + source.below(seats);
  const others = [
    [`${move[0]!} ${anyMove(seats, source)}`],
    [move.replace(/\d[a-d]\d/, () => makeCell(source.below(seats * 12)))],
    [],
    [`${seat} ${anyMove(seats, source)}`, move],
    ['0 !', move],
    [`${seat}${move.slice(1)}`],
    [moves[at + 1] ?? move, move],
  ];
  return moves.toSpliced(at, 1, ...source.pick(others));
}

function recordOf(game: RandomGame): AllegraRecord {
  const players = Array.from({ length: game.seats }, (_, i) => `seat ${i + 1}`);
  const record = readRecord(playRandomly(game).record({ players, proofs: [] }));
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
}

describe('the engine and a plain account of the rules', () => {
  it('agree on every game, on its scores, and on where a spoilt one goes wrong', () => {
    const seen = { spoilt: 0, allowed: 0 };
    fc.assert(
      fc.property(randomGame, (game) => {
        const record = recordOf(game);
        const source = new SeededSource(game.seed + 1);
        const agreeOn = (rounds: readonly RecordRound[]): boolean => {
          const verdict = verifyRecord(makeRecord({ ...record, rounds }));
          expect(verdict).toMatchObject(judge({ ...record, rounds }));
          return verdict.ok;
        };
        expect(agreeOn(record.rounds)).toBe(true);
        for (let i = 0; i < 6; i += 1) {
          const rounds = record.rounds.map((round, j) =>
            j === i % record.rounds.length
              ? { ...round, moves: spoil(round.moves, game.seats, source) }
              : round,
          );
          seen[agreeOn(rounds) ? 'allowed' : 'spoilt'] += 1;
        }
      }),
      { numRuns: 50, seed: 43 },
    );
    expect(seen.spoilt).toBeGreaterThan(150);
    expect(seen.allowed).toBeGreaterThan(20);
  });
});
