import { type Ctx } from 'boardgame.io';
import { cardAt, peerAreas, peerLines } from './peer-area.js';
import { type PeerState } from './peer-game.js';

export type PeerChoice = readonly [move: string, ...args: unknown[]];

/** Every legal move of the seat at turn. */
export function peerChoices(G: PeerState, ctx: Ctx): PeerChoice[] {
  const seat = Number(ctx.currentPlayer);
  const area = peerAreas[seat]!;
  const hidden = area.filter((cell) => cardAt(G.grids, cell)?.isUp === false);
  if (ctx.phase === 'setup') return hidden.map((cell) => ['turnUp', cell]);
  switch (G.step) {
    case 'open':
      return [...clearings(G, seat), ['draw'], ['take']];
    case 'place':
      return [
        ...area
          .filter((cell) => cardAt(G.grids, cell) !== null)
          .map((cell): PeerChoice => ['exchange', cell]),
        ['throwAway'],
      ];
    case 'reveal':
      return hidden.map((cell) => ['reveal', cell]);
    case 'clear':
      return [...clearings(G, seat), ['done']];
  }
}

function clearings(G: PeerState, seat: number): PeerChoice[] {
  return peerLines(G.grids, seat).map((line) => ['clear', line]);
}
