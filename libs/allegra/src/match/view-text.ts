import { inOnePiece, type Outcome } from '@red-disc/game';
import { makeCell } from '../moves/cell.js';
import { phaseNames } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { rulesVersion, type AllegraRules } from '../rules/rules.js';
import { activeSeat, buildHand, roundScores, seatOrNull, type ViewParts } from './build-view.js';
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

const seatText = (name: string): KeptText<number> => new KeptText((seat) => `,"${name}":${seatOrNull(seat)}`);
const seatsText = (name: string): KeptText<number> =>
  new KeptText((bits) => `,"${name}":[${seatsIn(bits).join(',')}]`);
const plainText = <Value extends number | boolean | null>(name: string): KeptText<Value> =>
  new KeptText((value) => `,"${name}":${value}`);
const jsonText = <Value>(name: string): KeptText<Value> =>
  new KeptText((value) => `,"${name}":${JSON.stringify(value)}`);
/** Of what is written out to see whether it has changed. */
const sameText = (): KeptText<string> => new KeptText((text) => text);

/**
 * What is the same in all views, one part for each name or for few. A part is kept until it changes: most moves change few, and
 * whoever compares them with those of the move before finds the very same text.
 */
export class ViewTexts {
  readonly #number = plainText<number>('number');
  readonly #dealer = seatText('dealer');
  readonly #roundPhase = new KeptText<number>((phase) => `,"phase":"${phaseNames[phase]!}"`);
  readonly #active = plainText<number | null>('active');
  readonly #turn = plainText<number>('turn');
  readonly #cards = new CardTexts();
  readonly #revealsLeft = sameText();
  readonly #deck = plainText<number>('deck');
  readonly #reshuffles = plainText<number>('reshuffles');
  readonly #hand = sameText();
  readonly #knocker = seatText('knocker');
  readonly #hole = new KeptText<number>((hole) => `,"hole":${hole < 0 ? 'null' : `"${makeCell(hole)}"`}`);
  readonly #asked = seatsText('asked');
  readonly #knocked = seatsText('knocked');
  readonly #timeCalled = plainText<boolean>('timeCalled');
  readonly #trigger = seatText('trigger');
  readonly #toCome = plainText<number | null>('lastTurnsToCome');
  readonly #finished = seatsText('finished');
  readonly #hands = jsonText<readonly HandScore[] | null>('hands');

  readonly #rules = new KeptText<AllegraRules>(
    (rules) => `,"game":"${rulesVersion}","rules":${JSON.stringify(rules)}`,
  );
  readonly #seats = plainText<number>('seats');
  readonly #awaited = sameText();
  readonly #outcome = new KeptText<Outcome>(outcomeText);
  readonly #stopped = jsonText<string | null>('stopped');

  of(parts: Omit<ViewParts, 'moves'>): readonly string[] {
    const { rules, round, roundNumber, phase, awaited, outcome, stopped } = parts;
    return [
      ...(roundNumber === 0 ? noRound : this.#ofRound(parts)),
      this.#rules.of(rules),
      this.#seats.of(round.seats),
      this.#awaited.of(awaitedText(phase, awaited)),
      this.#outcome.of(outcome),
      this.#stopped.of(stopped),
    ];
  }

  #ofRound({ round, roundNumber, hands }: Pick<ViewParts, 'round' | 'roundNumber' | 'hands'>): string[] {
    return [
      this.#number.of(roundNumber),
      this.#dealer.of(round.dealer),
      this.#roundPhase.of(round.phase),
      this.#active.of(activeSeat(round)),
      this.#turn.of(round.turn),
      this.#cards.grids(round),
      this.#revealsLeft.of(revealsText(round)),
      this.#deck.of(round.deckCount()),
      this.#cards.discard(round),
      this.#reshuffles.of(round.reshuffles),
      this.#hand.of(handText(buildHand(round))),
      this.#knocker.of(round.knocker),
      this.#hole.of(round.hole),
      this.#asked.of(round.asked),
      this.#knocked.of(round.knocked),
      this.#timeCalled.of(round.timeCalled),
      this.#trigger.of(round.trigger),
      this.#toCome.of(round.lastTurnsToCome < 0 ? null : round.lastTurnsToCome),
      this.#finished.of(round.finished),
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
  for (const [index, { seat, kind, clock }] of decisions.entries())
    text += `${index === 0 ? '' : ','}{"seat":${seat},"kind":"${kind}","clock":"${clock}"}`;
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
