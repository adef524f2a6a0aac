import { describe, expect, it } from '@jest/globals';
import {
  kinds,
  legalCodes,
  lineCellsOf,
  lineCount,
  makeCode,
  maxLegalCodes,
  phases,
  playCode,
  presets,
  reshuffle,
  Round,
  roundOptions,
  scoreRound,
  SeededRandom,
} from '@red-disc/allegra';
import { peerAreas, type PeerCell } from './peer-area.js';
import { playPeerRound, type PeerStep } from './peer-client.js';
import { type PeerState } from './peer-game.js';
import { type PeerChoice } from './peer-moves.js';

const seats = 4;
const rules = { ...presets[0]!.rules, knock: false };

function cellOf([seat, place]: PeerCell): number {
  return seat * 12 + place;
}

/** The engine's integer for a move of the peer's. */
function codeOf([move, argument]: PeerChoice, seat: number): number {
  switch (move) {
    case 'turnUp':
    case 'reveal':
      return makeCode(kinds.reveal, cellOf(argument as PeerCell));
    case 'exchange':
      return makeCode(kinds.exchange, cellOf(argument as PeerCell));
    case 'clear':
      return clearingOf(argument as number[], seat);
    case 'throwAway':
      return makeCode(kinds.throw, 0);
    default:
      return makeCode(kinds[move as 'draw' | 'take' | 'done'], 0);
  }
}

function clearingOf(line: readonly number[], seat: number): number {
  const wanted = line.map((place) => cellOf(peerAreas[seat]![place]!)).join();
  const cells = lineCellsOf(seats);
  for (let i = 0; i < lineCount; i += 1) {
    const at = (seat * lineCount + i) * 3;
    if (cells.subarray(at, at + 3).join() === wanted) return makeCode(kinds.clear, i);
  }
  throw new Error(`no line ${wanted}`);
}

/** The deck in the order in which the engine deals and draws it. */
function deckOf({ grids, discard, deck }: PeerState): number[] {
  return [...grids.flat().map((card) => card!.value), ...discard, ...deck.toReversed()];
}

describe('the peer on boardgame.io', () => {
  it.each([1, 2, 3, 4, 5])('plays by the same rules as the engine: round %i', (seed) => {
    const round = new Round(roundOptions(rules, seats));
    const codes = new Uint16Array(maxLegalCodes);
    const follow = ({ before, choices, chosen, after }: PeerStep): void => {
      if (round.turn === 0 && round.deckCount() === 0) round.deal(seats - 1, deckOf(before.G));
      const seat = Number(before.ctx.currentPlayer);
      const count = legalCodes(round, seat, codes);
      expect(choices.map((choice) => codeOf(choice, seat)).sort((a, b) => a - b)).toEqual(
        Array.from(codes.subarray(0, count)).sort((a, b) => a - b),
      );
      expect(playCode(round, seat, codeOf(chosen, seat))).toBe(0);
      if (round.phase === phases.reshuffle) reshuffle(round, [after.G.hand!, ...after.G.deck.toReversed()]);
    };
    const { scores } = playPeerRound(seed, new SeededRandom(seed), follow);
    expect(round.phase).toBe(phases.over);
    expect(scoreRound(round).map(({ score }) => score / 2)).toEqual(scores);
  });
});
