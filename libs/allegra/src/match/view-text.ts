import { inOnePiece, madeOnce, type Outcome } from '@red-disc/game';
import { makeCell } from '../moves/cell.js';
import { phaseNames } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { rulesVersion, type AllegraRules } from '../rules/rules.js';
import { activeSeat, buildHand, roundScores, seatOrNull, type ViewParts } from './build-view.js';
import { type CardTexts } from './card-texts.js';
import { seatsIn } from './seats-in.js';
import { type AllegraView, type DecisionView, type RoundView } from './view.js';

/*
 * Views as JSON, byte for byte as `JSON.stringify` writes those that `buildView` makes. Every move is sent to everybody
 * at the table, so what changes with a move is written out here, which is several times as fast.
 */

/** As much of a view as differs from viewer to viewer; it comes first in every view. */
type ViewOpening = Pick<AllegraView, 'viewer' | 'moves'> & {
  readonly round: Pick<RoundView, 'held'> | null;
};

/** The start of a view's JSON, up to where all viewers see the same. */
export function openingText({ viewer, moves, round }: ViewOpening): string {
  const viewerText = viewer === 'spectator' ? '"spectator"' : `${viewer}`;
  const movesText = moves.length === 0 ? '[]' : `["${moves.join('","')}"]`;
  return `{"viewer":${viewerText},"moves":${movesText},"round":${roundOpening(round)}`;
}

function roundOpening(round: ViewOpening['round']): string {
  if (round === null) return 'null';
  if (round.held === null) return '{"held":null';
  const { seat, card, secret } = round.held;
  return `{"held":{"seat":${seat},"card":${card === 'down' ? '"down"' : card},"secret":${secret}}`;
}

/** The rest of the JSON, which is the same for all. */
export function sharedText(parts: Omit<ViewParts, 'moves'>, cards: CardTexts): string {
  const { rules, round, roundNumber, phase, awaited, outcome, stopped } = parts;
  const roundText = roundNumber === 0 ? '' : restOfRound(parts, cards);
  const stoppedText = stopped === null ? 'null' : JSON.stringify(stopped);
  return inOnePiece(
    `${roundText},"game":"${rulesVersion}","rules":${rulesText(rules)},"seats":${round.seats},"phase":${phase},"awaited":${decisionsText(awaited)},${outcomeText(outcome)},"stopped":${stoppedText}}`,
  );
}

function restOfRound(
  { round, roundNumber, hands }: Pick<ViewParts, 'round' | 'roundNumber' | 'hands'>,
  cards: CardTexts,
): string {
  const hole = round.hole < 0 ? 'null' : `"${makeCell(round.hole)}"`;
  const toCome = round.lastTurnsToCome < 0 ? null : round.lastTurnsToCome;
  const handsText = hands === null ? 'null' : JSON.stringify(hands);
  return `,"number":${roundNumber},"dealer":${round.dealer + 1},"phase":"${phaseNames[round.phase]!}","active":${activeSeat(round)},"turn":${round.turn},"grids":${cards.grids(round)},"revealsLeft":${revealsText(round)},"deck":${round.deckCount()},"discard":${cards.discard(round)},"reshuffles":${round.reshuffles},"hand":${handText(buildHand(round))},"knocker":${seatOrNull(round.knocker)},"hole":${hole},"asked":${seatsText(round.asked)},"knocked":${seatsText(round.knocked)},"timeCalled":${round.timeCalled},"trigger":${seatOrNull(round.trigger)},"lastTurnsToCome":${toCome},"finished":${seatsText(round.finished)},"hands":${handsText}}`;
}

function revealsText(round: Round): string {
  let text = `[${round.revealsLeft(0)}`;
  for (let seat = 1; seat < round.seats; seat += 1) text += `,${round.revealsLeft(seat)}`;
  return `${text}]`;
}

function seatsText(bits: number): string {
  return bits === 0 ? '[]' : numbersText(seatsIn(bits));
}

function numbersText(numbers: readonly number[]): string {
  return numbers.length === 0 ? '[]' : `[${numbers.join(',')}]`;
}

function decisionsText(decisions: readonly DecisionView[]): string {
  let text = '[';
  for (const { seat, kind, clock } of decisions)
    text += `${text === '[' ? '' : ','}{"seat":${seat},"kind":"${kind}","clock":"${clock}"}`;
  return `${text}]`;
}

function handText(hand: RoundView['hand']): string {
  if (hand === null) return 'null';
  return `{"seat":${hand.seat},"card":${hand.card},"fromDiscard":${hand.fromDiscard}}`;
}

/** Rules never change, and what came of a game only with its rounds. */
const rulesText = madeOnce((rules: AllegraRules) => JSON.stringify(rules));
const outcomeText = madeOnce((outcome: Outcome) => {
  const { totals, over, winners } = outcome;
  return JSON.stringify({ scores: roundScores(outcome), totals, over, winners }).slice(1, -1);
});
