import { failure, success, type Result } from '@red-disc/kernel';
import {
  type Awaited,
  type JsonObject,
  type Match,
  type MatchSetup,
  type Outcome,
  type RecordHeader,
  type Seat,
  type Viewer,
  type ViewPieces,
} from '@red-disc/game';
import { cardsOf, sameCards } from '../cards.js';
import { makeCodeText } from '../moves/code-text.js';
import { parseCode } from '../moves/parse-code.js';
import { makeEntry, timeEntry } from '../record/entry.js';
import { makeRecord, recordOf } from '../record/record.js';
import { maxLegalCodes } from '../round/codes.js';
import { leftOf } from '../round/layout.js';
import { legalCodes } from '../round/legal.js';
import { phaseNames, phases } from '../round/phases.js';
import { callTime } from '../round/play.js';
import { accepted } from '../round/refusals.js';
import { Round, roundOptions } from '../round/round.js';
import { allSeats } from '../rules/presets.js';
import { type AllegraRules } from '../rules/rules.js';
import { outcomeOf } from '../score.js';
import { buildGrids, buildHeld, buildView, type ViewParts } from './build-view.js';
import { defaultCode } from './default-move.js';
import { isRevealing, type AllegraEvent } from './events.js';
import { MatchLog } from './match-log.js';
import { playAndTell, reshuffleAndTell } from './narrate.js';
import { awaitedSeats, explainRefusal, type AllegraRefusal } from './refusal.js';
import { enderOf, scoreRound } from './score-round.js';
import { type AllegraView, type DecisionView, type HandScore } from './view.js';
import { openingText, restText, ViewTexts } from './view-text.js';

export const neverKnock = 'never-knock';

function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 1 && seat <= seats;
}

/** Where legal moves are listed, for a moment. */
const codes = new Uint16Array(maxLegalCodes);

type Accepted = Result<readonly AllegraEvent[], AllegraRefusal>;

/** A game of Allegra from its first deal to its result, behind the contract of `@red-disc/game`. */
export class AllegraMatch implements Match<AllegraView, AllegraEvent> {
  readonly rules: AllegraRules;
  readonly seats: number;
  readonly #round: Round;
  #roundNumber = 0;
  #nextDealer: number;
  #isDealAwaited = true;
  readonly #log = new MatchLog();
  #hands: readonly HandScore[] | null = null;
  #outcome: Outcome;
  #stopped: string | null = null;
  #phase = 0;
  #canUndo = false;
  /** What is the same in everybody's view, as texts, until something changes. */
  #viewParts: readonly string[] | null = null;
  /** The texts that were made last: those of the next position are mostly the same. */
  #texts: ViewTexts | null = null;
  /** A table asks several times after every move. */
  #awaited: Awaited | null = null;
  #decided: readonly DecisionView[] | null = null;

  constructor({ rules, seats, dealer }: MatchSetup<AllegraRules>) {
    if (!isSeat(seats, allSeats.max) || seats < allSeats.min) throw new RangeError(`${seats} seats`);
    if (!isSeat(dealer, seats)) throw new RangeError(`no dealer at seat ${dealer}`);
    this.rules = rules;
    this.seats = seats;
    this.#round = new Round(roundOptions(rules, seats));
    this.#nextDealer = dealer - 1;
    this.#outcome = outcomeOf(this, [], null);
  }

  awaits(): Awaited {
    this.#awaited ??= this.#findAwaited();
    return this.#awaited;
  }

  shuffle(order: readonly number[]): Accepted {
    if (this.#outcome.over) return failure({ code: 'GAME_OVER' });
    const events: AllegraEvent[] = [];
    if (this.#isDealAwaited) {
      if (!sameCards(order, cardsOf(this.rules.deck, this.seats))) return failure({ code: 'WRONG_CARDS' });
      this.#deal(order, events);
    } else {
      if (this.#round.phase !== phases.reshuffle) return failure({ code: 'NO_SHUFFLE_AWAITED' });
      if (!sameCards(order, this.#round.cardsToReshuffle())) return failure({ code: 'WRONG_CARDS' });
      this.#log.addReshuffle(order);
      reshuffleAndTell(this.#round, order, events);
    }
    this.#phase += 1;
    this.#canUndo = false;
    this.#forget();
    return success(events);
  }

  play(seat: Seat, move: string): Accepted {
    if (!isSeat(seat, this.seats)) return failure({ code: 'NO_SUCH_SEAT', seats: this.seats });
    if (this.#outcome.over) return failure({ code: 'GAME_OVER' });
    if (this.#isDealAwaited) return failure({ code: 'SHUFFLE_AWAITED' });
    const code = parseCode(move, seat - 1, this.seats);
    if (!code.ok) return code;
    const events: AllegraEvent[] = [];
    const phase = this.#round.phase;
    const refused = playAndTell(this.#round, seat - 1, code.value, events);
    if (refused !== accepted) return failure(explainRefusal(this.#round, code.value, refused));
    this.#log.addEntry(makeEntry(seat, move));
    const isSideBySide = phase === phases.setup || phase === phases.knock;
    if (!isSideBySide || this.#round.phase !== phase) this.#phase += 1;
    if (this.#round.phase === phases.over) this.#finishRound(events);
    this.#canUndo = this.#round.phase !== phases.reshuffle && !events.some(isRevealing);
    this.#forget();
    return success(events);
  }

  callTime(): Accepted {
    if (this.#outcome.over) return failure({ code: 'GAME_OVER' });
    if (this.#isDealAwaited) return failure({ code: 'SHUFFLE_AWAITED' });
    const refused = callTime(this.#round);
    if (refused !== accepted) return failure(explainRefusal(this.#round, 0, refused));
    this.#log.addEntry(timeEntry);
    this.#forget();
    return success([{ type: 'timeCalled', running: this.#round.active + 1 }]);
  }

  stop(reason: string): Accepted {
    if (this.#outcome.over) return failure({ code: 'GAME_OVER' });
    this.#stopped = reason;
    this.#outcome = outcomeOf(this, this.#outcome.rounds, reason);
    this.#phase += 1;
    this.#canUndo = false;
    this.#forget();
    const { totals, winners } = this.#outcome;
    return success([
      { type: 'stopped', reason },
      { type: 'gameOver', totals, winners },
    ]);
  }

  legalMoves(seat: Seat): readonly string[] {
    if (!this.#canAct(seat)) return [];
    const count = legalCodes(this.#round, seat - 1, codes);
    const moves: string[] = [];
    for (let i = 0; i < count; i += 1) moves.push(makeCodeText(codes[i]!, seat - 1, this.seats));
    return moves;
  }

  defaultMove(seat: Seat): string | undefined {
    if (!this.#canAct(seat)) return undefined;
    const code = defaultCode(this.#round, seat - 1);
    return code === undefined ? undefined : makeCodeText(code, seat - 1, this.seats);
  }

  standingMove(seat: Seat, answer: string): string | undefined {
    if (answer !== neverKnock || !this.#canAct(seat)) return undefined;
    return this.#round.phase === phases.knock && this.#round.isAwaited(seat - 1) ? 'N' : undefined;
  }

  canUndo(): boolean {
    return this.#canUndo;
  }

  viewFor(viewer: Viewer): AllegraView {
    return buildView({ ...this.#sharedParts(), moves: this.#movesFor(viewer) }, viewer);
  }

  viewParts(): readonly string[] {
    this.#viewParts ??= (this.#texts ??= new ViewTexts()).of(this.#sharedParts());
    return this.#viewParts;
  }

  viewTexts(parts = this.viewParts()): ViewPieces {
    return { opening: (viewer) => this.#openingFor(viewer), rest: restText(parts, this.#roundNumber > 0) };
  }

  outcome(): Outcome {
    return this.#outcome;
  }

  record(header: RecordHeader): JsonObject {
    return makeRecord(recordOf({ rules: this.rules, stopped: this.#stopped }, this.#log.played, header));
  }

  clone(): AllegraMatch {
    const copy = new AllegraMatch({ rules: this.rules, seats: this.seats, dealer: 1 });
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: AllegraMatch): void {
    this.#round.copyFrom(other.#round);
    this.#roundNumber = other.#roundNumber;
    this.#nextDealer = other.#nextDealer;
    this.#isDealAwaited = other.#isDealAwaited;
    this.#log.copyFrom(other.#log);
    this.#hands = other.#hands;
    this.#outcome = other.#outcome;
    this.#stopped = other.#stopped;
    this.#phase = other.#phase;
    this.#canUndo = other.#canUndo;
    this.#viewParts = other.#viewParts;
    this.#texts = other.#texts;
    this.#awaited = other.#awaited;
    this.#decided = other.#decided;
  }

  #deal(order: readonly number[], events: AllegraEvent[]): void {
    this.#round.deal(this.#nextDealer, order);
    this.#roundNumber += 1;
    this.#isDealAwaited = false;
    this.#log.beginRound(order);
    this.#hands = null;
    const [discard] = this.#round.discardPile();
    events.push({
      type: 'dealt',
      round: this.#roundNumber,
      dealer: this.#nextDealer + 1,
      discard: discard!,
    });
  }

  #finishRound(events: AllegraEvent[]): void {
    const hands = scoreRound(this.#round);
    const endedBy = enderOf(this.#round);
    const scores = hands.map(({ score }) => score);
    this.#hands = hands;
    this.#log.finishRound(this.#round.dealer + 1);
    this.#outcome = outcomeOf(this, [...this.#outcome.rounds, { scores, endedBy }], null);
    this.#isDealAwaited = true;
    this.#nextDealer = leftOf(this.#round.dealer, this.seats);
    events.push({
      type: 'roundOver',
      round: this.#roundNumber,
      trigger: endedBy,
      grids: buildGrids(this.#round),
      hands,
    });
    const { over, totals, winners } = this.#outcome;
    if (over) events.push({ type: 'gameOver', totals, winners });
  }

  /** Something changed: what was made from the state before is of no use. */
  #forget(): void {
    this.#viewParts = null;
    this.#awaited = null;
    this.#decided = null;
  }

  #findAwaited(): Awaited {
    if (this.#outcome.over) return { type: 'nothing' };
    if (this.#isDealAwaited)
      return {
        type: 'shuffle',
        round: this.#roundNumber + 1,
        label: 'deal',
        cards: cardsOf(this.rules.deck, this.seats),
      };
    if (this.#round.phase === phases.reshuffle)
      return {
        type: 'shuffle',
        round: this.#roundNumber,
        label: `reshuffle/${this.#round.reshuffles + 1}`,
        cards: this.#round.cardsToReshuffle(),
      };
    return { type: 'decisions', phase: this.#phase, decisions: this.#decisions() };
  }

  #sharedParts(): Omit<ViewParts, 'moves'> {
    return {
      rules: this.rules,
      round: this.#round,
      roundNumber: this.#roundNumber,
      hands: this.#hands,
      phase: this.#phase,
      awaited: this.#decisions(),
      outcome: this.#outcome,
      stopped: this.#stopped,
    };
  }

  #movesFor(viewer: Viewer): readonly string[] {
    return viewer === 'spectator' ? [] : this.legalMoves(viewer);
  }

  #openingFor(viewer: Viewer): string {
    const round = this.#roundNumber === 0 ? null : { held: buildHeld(this.#round, viewer) };
    return openingText({ viewer, moves: this.#movesFor(viewer), round });
  }

  #canAct(seat: Seat): boolean {
    return isSeat(seat, this.seats) && !this.#outcome.over && !this.#isDealAwaited;
  }

  #decisions(): readonly DecisionView[] {
    this.#decided ??= this.#findDecisions();
    return this.#decided;
  }

  #findDecisions(): readonly DecisionView[] {
    if (this.#outcome.over || this.#isDealAwaited) return [];
    const { phase } = this.#round;
    const kind = phaseNames[phase]!;
    const clock = phase === phases.setup ? 'setup' : phase === phases.knock ? 'window' : 'turn';
    return awaitedSeats(this.#round).map((seat) => ({ seat, kind, clock }));
  }
}
