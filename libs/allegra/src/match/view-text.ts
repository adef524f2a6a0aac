import { inOnePiece, type Outcome } from '@red-disc/game';
import { makeCell } from '../moves/cell.js';
import { phaseNames } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { rulesVersion, type AllegraRules } from '../rules/rules.js';
import { activeSeat, buildHand, roundScores, type ViewParts } from './build-view.js';
import { CardTexts } from './card-texts.js';
import { KeptText } from './kept-text.js';
import { seatsIn } from './seats-in.js';
import { type AllegraView, type DecisionView, type HandScore, type RoundView } from './view.js';

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

/** Texts of small numbers, each made once: whoever compares them finds the very same text. */
function textsOf(make: (value: number) => string): (value: number) => string {
  const texts: string[] = [];
  return (value) => (texts[value] ??= inOnePiece(make(value)));
}

const plainText = (name: string): ((value: number) => string) => textsOf((value) => `,"${name}":${value}`);
/** Of a seat from 0; nobody is -1. */
const seatText = (name: string): ((seat: number) => string) => {
  const text = textsOf((seat) => `,"${name}":${seat === 0 ? null : seat}`);
  return (seat) => text(seat + 1);
};
const seatsText = (name: string): ((bits: number) => string) =>
  textsOf((bits) => `,"${name}":[${seatsIn(bits).join(',')}]`);

const numberText = plainText('number');
const dealerText = seatText('dealer');
const roundPhaseText = textsOf((phase) => `,"phase":"${phaseNames[phase]!}"`);
const activeText = textsOf((seat) => `,"active":${seat === 0 ? null : seat}`);
const turnText = plainText('turn');
const deckText = plainText('deck');
const reshufflesText = plainText('reshuffles');
const knockerText = seatText('knocker');
const holeText = textsOf((place) => `,"hole":${place === 0 ? null : `"${makeCell(place - 1)}"`}`);
const askedText = seatsText('asked');
const knockedText = seatsText('knocked');
const timeCalledText = textsOf((called) => `,"timeCalled":${called === 1}`);
const triggerText = seatText('trigger');
const toComeText = textsOf((turns) => `,"lastTurnsToCome":${turns === 0 ? null : turns - 1}`);
const finishedText = seatsText('finished');
const seatCountText = plainText('seats');

const jsonText = <Value>(name: string): KeptText<Value> =>
  new KeptText((value) => `,"${name}":${JSON.stringify(value)}`);
/** Of what is written out to see whether it has changed. */
const sameText = (): KeptText<string> => new KeptText((text) => text);

/**
 * What is the same in all views, one part for each name or for few. A part is kept until it changes: most moves change
 * few, and whoever compares them with those of the move before finds the very same text.
 */
export class ViewTexts {
  readonly #cards = new CardTexts();
  readonly #revealsLeft = sameText();
  readonly #hand = sameText();
  readonly #hands = jsonText<readonly HandScore[] | null>('hands');
  readonly #rules = new KeptText<AllegraRules>(
    (rules) => `,"game":"${rulesVersion}","rules":${JSON.stringify(rules)}`,
  );
  readonly #awaited = sameText();
  readonly #outcome = new KeptText<Outcome>(outcomeText);
  readonly #stopped = jsonText<string | null>('stopped');

  of(parts: Omit<ViewParts, 'moves'>): readonly string[] {
    const { rules, round, roundNumber, phase, awaited, outcome, stopped } = parts;
    const texts = roundNumber === 0 ? noRound.slice() : this.#ofRound(parts);
    texts.push(
      this.#rules.of(rules),
      seatCountText(round.seats),
      this.#awaited.of(awaitedText(phase, awaited)),
      this.#outcome.of(outcome),
      this.#stopped.of(stopped),
    );
    return texts;
  }

  #ofRound({ round, roundNumber, hands }: Pick<ViewParts, 'round' | 'roundNumber' | 'hands'>): string[] {
    return [
      numberText(roundNumber),
      dealerText(round.dealer),
      roundPhaseText(round.phase),
      activeText(activeSeat(round) ?? 0),
      turnText(round.turn),
      this.#cards.grids(round),
      this.#revealsLeft.of(revealsText(round)),
      deckText(round.deckCount()),
      this.#cards.discard(round),
      reshufflesText(round.reshuffles),
      this.#hand.of(handText(buildHand(round))),
      knockerText(round.knocker),
      holeText(round.hole + 1),
      askedText(round.asked),
      knockedText(round.knocked),
      timeCalledText(round.timeCalled ? 1 : 0),
      triggerText(round.trigger),
      toComeText(round.lastTurnsToCome + 1),
      finishedText(round.finished),
      this.#hands.of(hands),
    ];
  }
}

const roundParts = 20;
const noRound: readonly string[] = new Array<string>(roundParts).fill('');

/** The parts put together, as they follow an opening. */
export function restText(parts: readonly string[], hasRound: boolean): string {
  let text = '';
  for (let part = 0; part < parts.length; part += 1) {
    if (part === roundParts && hasRound) text += '}';
    text += parts[part]!;
  }
  return inOnePiece(`${text}}`);
}

function revealsText(round: Round): string {
  let text = `,"revealsLeft":[${round.revealsLeft(0)}`;
  for (let seat = 1; seat < round.seats; seat += 1) text += `,${round.revealsLeft(seat)}`;
  return `${text}]`;
}

/** A move names the phase it is made for, so the two belong together. */
function awaitedText(phase: number, decisions: readonly DecisionView[]): string {
  let text = `,"phase":${phase},"awaited":[`;
  for (let i = 0; i < decisions.length; i += 1) {
    const { seat, kind, clock } = decisions[i]!;
    text += `${i === 0 ? '' : ','}{"seat":${seat},"kind":"${kind}","clock":"${clock}"}`;
  }
  return `${text}]`;
}

function handText(hand: RoundView['hand']): string {
  if (hand === null) return ',"hand":null';
  return `,"hand":{"seat":${hand.seat},"card":${hand.card},"fromDiscard":${hand.fromDiscard}}`;
}

function outcomeText(outcome: Outcome): string {
  const { totals, over, winners } = outcome;
  return `,${JSON.stringify({ scores: roundScores(outcome), totals, over, winners }).slice(1, -1)}`;
}
