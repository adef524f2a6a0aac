import { cardsOf } from '@red-disc/allegra';
import { type Ctx, type Game, type MoveFn } from 'boardgame.io';
import {
  cardAt,
  isFinished,
  isInPeerArea,
  peerAreas,
  peerLines,
  peerScores,
  peerSeats,
  type PeerCell,
  type PeerGrid,
} from './peer-area.js';

/** What the seat at turn has to do next. */
type Step = 'open' | 'place' | 'reveal' | 'clear';

export interface PeerState {
  grids: PeerGrid[];
  deck: number[];
  discard: number[];
  hand: number | null;
  held: number | null;
  step: Step;
  /** How many cards the seats have yet to turn up before the first turn. */
  toReveal: number[];
  ender: number | null;
  /** How many seats have yet to be offered a last turn. */
  lastTurns: number;
}

const invalid = 'INVALID_MOVE';
const setupReveals = 2;

type PeerMove = MoveFn<PeerState>;

function seatOf(ctx: Ctx): number {
  return Number(ctx.currentPlayer);
}

/** The seat whose turn comes next, or undefined if the round is over. */
function nextSeat(G: PeerState, ctx: Ctx): number | undefined {
  const seat = seatOf(ctx);
  if (G.ender === null) return (seat + 1) % peerSeats;
  for (let i = 1; i <= G.lastTurns; i += 1)
    if (!isFinished(G.grids, (seat + i) % peerSeats)) return (seat + i) % peerSeats;
  return undefined;
}

/** Ends the turn, and the round with it if nobody has a turn left. */
function endTurn({ G, ctx, events }: Parameters<PeerMove>[0]): void {
  const seat = seatOf(ctx);
  if (G.held !== null) G.discard.push(G.held);
  G.held = null;
  G.step = 'open';
  if (G.ender === null) {
    for (let i = 0; i < peerSeats && G.ender === null; i += 1)
      if (isFinished(G.grids, (seat + i) % peerSeats)) G.ender = (seat + i) % peerSeats;
    if (G.ender !== null) G.lastTurns = peerSeats;
  }
  const next = nextSeat(G, ctx);
  if (next === undefined) {
    events.endGame({ scores: peerScores(G.grids, G.ender!) });
    return;
  }
  if (G.ender !== null) G.lastTurns -= ((next - seat + peerSeats - 1) % peerSeats) + 1;
  events.endTurn({ next: String(next) });
}

function clearOrEnd(context: Parameters<PeerMove>[0]): void {
  const { G, ctx } = context;
  if (peerLines(G.grids, seatOf(ctx)).length > 0) G.step = 'clear';
  else endTurn(context);
}

const turnUp: PeerMove = (context, cell: PeerCell) => {
  const { G, ctx, events } = context;
  const seat = seatOf(ctx);
  const card = isInPeerArea(seat, cell) ? cardAt(G.grids, cell) : null;
  if (card === null || card.isUp) return invalid;
  card.isUp = true;
  G.toReveal[seat]! -= 1;
  if (G.toReveal[seat] === 0) events.endTurn();
  return;
};

const draw: PeerMove = ({ G, random }) => {
  if (G.step !== 'open') return invalid;
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard.slice(0, -1));
    G.discard = G.discard.slice(-1);
  }
  G.hand = G.deck.pop()!;
  G.step = 'place';
  return;
};

const take: PeerMove = ({ G }) => {
  if (G.step !== 'open') return invalid;
  G.hand = G.discard.pop()!;
  G.step = 'place';
  return;
};

const exchange: PeerMove = (context, cell: PeerCell) => {
  const { G, ctx } = context;
  const card = isInPeerArea(seatOf(ctx), cell) ? cardAt(G.grids, cell) : null;
  if (G.step !== 'place' || card === null || G.hand === null) return invalid;
  G.held = card.value;
  G.grids[cell[0]]![cell[1]] = { value: G.hand, isUp: true };
  G.hand = null;
  clearOrEnd(context);
  return;
};

const throwAway: PeerMove = ({ G }) => {
  if (G.step !== 'place' || G.hand === null) return invalid;
  G.discard.push(G.hand);
  G.hand = null;
  G.step = 'reveal';
  return;
};

const reveal: PeerMove = (context, cell: PeerCell) => {
  const { G, ctx } = context;
  const card = isInPeerArea(seatOf(ctx), cell) ? cardAt(G.grids, cell) : null;
  if (G.step !== 'reveal' || card === null || card.isUp) return invalid;
  card.isUp = true;
  clearOrEnd(context);
  return;
};

const clear: PeerMove = (context, line: number[]) => {
  const { G, ctx } = context;
  const seat = seatOf(ctx);
  if (G.step !== 'open' && G.step !== 'clear') return invalid;
  if (!peerLines(G.grids, seat).some((known) => known.join() === line.join())) return invalid;
  for (const place of line) {
    const [owner, at] = peerAreas[seat]![place]!;
    G.discard.push(G.grids[owner]![at]!.value);
    G.grids[owner]![at] = null;
  }
  if (G.step === 'clear') clearOrEnd(context);
  return;
};

const done: PeerMove = (context) => {
  if (context.G.step !== 'clear') return invalid;
  endTurn(context);
  return;
};

/**
 * The same rules without knocking, written for boardgame.io as its documents advise: one round is one match. Its
 * settings are left as they come; docs/benchmarks.md says what tuning them changes.
 */
export const peerGame: Game<PeerState> = {
  name: 'peer',
  minPlayers: peerSeats,
  maxPlayers: peerSeats,
  setup: ({ random }) => {
    const deck = random.Shuffle(cardsOf('auto', peerSeats));
    const grids = Array.from({ length: peerSeats }, () =>
      Array.from({ length: 12 }, () => ({ value: deck.pop()!, isUp: false })),
    );
    return {
      grids,
      discard: [deck.pop()!],
      deck,
      hand: null,
      held: null,
      step: 'open',
      toReveal: new Array<number>(peerSeats).fill(setupReveals),
      ender: null,
      lastTurns: 0,
    };
  },
  phases: {
    setup: {
      start: true,
      moves: { turnUp },
      endIf: ({ G }) => G.toReveal.every((count) => count === 0),
      next: 'play',
    },
    play: { moves: { draw, take, exchange, throwAway, reveal, clear, done } },
  },
};
