import { type Outcome, type Seat, type Viewer } from '@red-disc/game';
import { makeCell } from '../moves/cell.js';
import { gridCells } from '../round/layout.js';
import { phaseNames, phases } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { cardMask, cardOffset, faceDown } from '../round/state.js';
import { rulesVersion, type AllegraRules } from '../rules/rules.js';
import { seatsIn } from './seats-in.js';
import {
  type AllegraView,
  type CardView,
  type DecisionView,
  type HandScore,
  type RoundScoreView,
  type RoundView,
} from './view.js';

/** What a view is made of, beside the round itself. */
export interface ViewParts {
  readonly rules: AllegraRules;
  readonly round: Round;
  /** 0 before the first deal. */
  readonly roundNumber: number;
  readonly hands: readonly HandScore[] | null;
  readonly phase: number;
  readonly awaited: readonly DecisionView[];
  readonly moves: readonly string[];
  readonly outcome: Outcome;
  readonly stopped: string | null;
}

/** A view, put together from nothing: whatever is not written down here is not seen. */
export function buildView(parts: ViewParts, viewer: Viewer): AllegraView {
  const { rules, round, roundNumber, phase, awaited, moves, outcome, stopped } = parts;
  return {
    viewer,
    moves,
    round: roundNumber === 0 ? null : buildRound(parts, viewer),
    game: rulesVersion,
    rules,
    seats: round.seats,
    phase,
    awaited,
    scores: roundScores(outcome),
    totals: outcome.totals,
    over: outcome.over,
    winners: outcome.winners,
    stopped,
  };
}

function buildRound({ round, roundNumber, hands }: ViewParts, viewer: Viewer): RoundView {
  return {
    held: buildHeld(round, viewer),
    number: roundNumber,
    dealer: round.dealer + 1,
    phase: phaseNames[round.phase]!,
    active: activeSeat(round),
    turn: round.turn,
    grids: buildGrids(round),
    revealsLeft: Array.from({ length: round.seats }, (_, seat) => round.revealsLeft(seat)),
    deck: round.deckCount(),
    discard: round.discardPile(),
    reshuffles: round.reshuffles,
    hand: buildHand(round),
    knocker: seatOrNull(round.knocker),
    hole: round.hole < 0 ? null : makeCell(round.hole),
    asked: seatsIn(round.asked),
    knocked: seatsIn(round.knocked),
    timeCalled: round.timeCalled,
    trigger: seatOrNull(round.trigger),
    lastTurnsToCome: round.lastTurnsToCome < 0 ? null : round.lastTurnsToCome,
    finished: seatsIn(round.finished),
    hands,
  };
}

export function roundScores({ rounds }: Outcome): RoundScoreView[] {
  return rounds.map(({ scores, endedBy }) => ({ scores, endedBy }));
}

/** The seat whose turn it is; nobody's in set-up and after the round. */
export function activeSeat({ phase, active }: Round): Seat | null {
  return phase === phases.setup || phase === phases.over ? null : active + 1;
}

export function seatOrNull(seat: number): Seat | null {
  return seat < 0 ? null : seat + 1;
}

/** The places of all seats. At the end of the round every card has been turned up. */
export function buildGrids(round: Round): CardView[][] {
  const grids: CardView[][] = [];
  for (let seat = 0; seat < round.seats; seat += 1) grids.push(buildGrid(round, seat * gridCells));
  return grids;
}

function buildGrid({ state, phase }: Round, start: number): CardView[] {
  const grid: CardView[] = [];
  for (let cell = start; cell < start + gridCells; cell += 1) {
    const card = state[cell]!;
    if (card === 0) grid.push('empty');
    else if (card >= faceDown && phase !== phases.over) grid.push('down');
    else grid.push((card & cardMask) - cardOffset);
  }
  return grid;
}

/** The given card lies with the knocker until it is placed; any other is the active seat's. Everybody has seen it. */
export function buildHand(round: Round): RoundView['hand'] {
  if (round.hand === 0) return null;
  const seat = round.phase === phases.tradePlace ? round.knocker : round.active;
  return { seat: seat + 1, card: round.hand - cardOffset, fromDiscard: round.handFromDiscard };
}

/** A knocker's card that was face down is seen by the knocker alone. */
export function buildHeld(round: Round, viewer: Viewer): RoundView['held'] {
  if (round.held === 0) return null;
  const isKnockers = isHeldByKnocker(round);
  const seat = (isKnockers ? round.knocker : round.active) + 1;
  const secret = round.held >= faceDown;
  const card = secret && viewer !== seat ? 'down' : (round.held & cardMask) - cardOffset;
  return { seat, card, secret };
}

function isHeldByKnocker({ phase }: Round): boolean {
  return phase === phases.tradeClear || phase === phases.pick || phase === phases.pickPlace;
}
