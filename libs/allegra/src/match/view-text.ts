import { type Outcome } from '@red-disc/game';
import { makeCell } from '../moves/cell.js';
import { phaseNames } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { cardMask, cardOffset } from '../round/state.js';
import { rulesVersion, type AllegraRules } from '../rules/rules.js';
import { activeSeat, buildHand, roundScores, type ViewParts } from './build-view.js';
import { CardTexts } from './card-texts.js';
import { KeptText, textsOf } from './kept-text.js';
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
export function openingText(opening: ViewOpening): string {
  const { viewer, moves, round } = opening;
  if (moves.length === 0 && round?.held === null) return idleOpening(viewer === 'spectator' ? 0 : viewer);
  return writeOpening(opening);
}

function writeOpening({ viewer, moves, round }: ViewOpening): string {
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

/** Of a viewer who has nothing to decide and sees nothing that is held, as most do; a spectator is 0. */
const idleOpening = textsOf((seat) =>
  writeOpening({ viewer: seat === 0 ? 'spectator' : seat, moves: [], round: { held: null } }),
);

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
const handText = textsOf((number) => `,"hand":${JSON.stringify(handOf(number))}`);

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
  readonly #revealsLeft = new KeptText<number>(revealsText);
  readonly #hands = jsonText<readonly HandScore[] | null>('hands');
  readonly #rules = new KeptText<AllegraRules>(
    (rules) => `,"game":"${rulesVersion}","rules":${JSON.stringify(rules)}`,
  );
  readonly #awaited = sameText();
  readonly #outcome = new KeptText<Outcome>(outcomeText);
  readonly #stopped = jsonText<string | null>('stopped');

  of(parts: Omit<ViewParts, 'moves'>): readonly string[] {
    const { rules, round, roundNumber, phase, awaited, outcome, stopped } = parts;
    const texts = roundNumber === 0 ? noRound : this.#ofRound(parts);
    return texts.concat([
      this.#rules.of(rules),
      seatCountText(round.seats),
      this.#awaited.of(awaitedText(phase, awaited)),
      this.#outcome.of(outcome),
      this.#stopped.of(stopped),
    ]);
  }

  #ofRound({ round, roundNumber, hands }: Pick<ViewParts, 'round' | 'roundNumber' | 'hands'>): string[] {
    return [
      numberText(roundNumber),
      dealerText(round.dealer),
      roundPhaseText(round.phase),
      activeText(activeSeat(round) ?? 0),
      turnText(round.turn),
      this.#cards.grids(round),
      this.#revealsLeft.of(revealsOf(round)),
      deckText(round.deckCount()),
      this.#cards.discard(round),
      reshufflesText(round.reshuffles),
      handText(numberOfHand(buildHand(round))),
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
  return `${text}}`;
}

/** How many cards each seat has yet to turn up, in one number: four bits a seat, and a one above the last. */
function revealsOf(round: Round): number {
  let bits = 1;
  for (let seat = round.seats - 1; seat >= 0; seat -= 1) bits = (bits << 4) | round.revealsLeft(seat);
  return bits;
}

function revealsText(bits: number): string {
  const left: number[] = [];
  for (let rest = bits; rest > 1; rest >>= 4) left.push(rest & 15);
  return `,"revealsLeft":[${left.join(',')}]`;
}

/** A card in the hand as one number, 0 for none; and the card again. */
function numberOfHand(hand: RoundView['hand']): number {
  if (hand === null) return 0;
  return (hand.seat << 5) | ((hand.card + cardOffset) << 1) | (hand.fromDiscard ? 1 : 0);
}

function handOf(number: number): RoundView['hand'] {
  if (number === 0) return null;
  const card = ((number >> 1) & cardMask) - cardOffset;
  return { seat: number >> 5, card, fromDiscard: (number & 1) === 1 };
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

function outcomeText(outcome: Outcome): string {
  const { totals, over, winners } = outcome;
  return `,${JSON.stringify({ scores: roundScores(outcome), totals, over, winners }).slice(1, -1)}`;
}
