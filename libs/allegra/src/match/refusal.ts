import { type Seat } from '@red-disc/game';
import { makeCell, type Cell } from '../moves/cell.js';
import { type BadCode } from '../moves/parse-code.js';
import { argumentOf } from '../round/codes.js';
import { phaseNames, type PhaseName } from '../round/phases.js';
import { refusals } from '../round/refusals.js';
import { type Round } from '../round/round.js';
import { seatsIn } from './seats-in.js';

/** Why something was turned down; nothing has changed then. */
export type AllegraRefusal =
  | BadCode
  | { readonly code: 'NO_SUCH_SEAT'; readonly seats: number }
  | { readonly code: 'NOT_AWAITED'; readonly awaited: readonly Seat[] }
  | { readonly code: 'NOT_NOW'; readonly phase: PhaseName }
  | { readonly code: 'NOT_IN_AREA'; readonly cell: Cell }
  | { readonly code: 'EMPTY_PLACE'; readonly cell: Cell }
  | { readonly code: 'FACE_UP'; readonly cell: Cell }
  | { readonly code: 'NOTHING_LEFT_TO_EXCHANGE'; readonly cell: Cell }
  | { readonly code: 'DID_NOT_KNOCK'; readonly knocked: readonly Seat[] }
  | { readonly code: 'MUST_CLEAR' }
  | { readonly code: 'MUST_EXCHANGE' }
  | { readonly code: 'TIME_TOO_EARLY' }
  | { readonly code: 'TIME_ALREADY_CALLED' }
  | { readonly code: 'ROUND_IS_ENDING' }
  | { readonly code: 'SHUFFLE_AWAITED' }
  | { readonly code: 'NO_SHUFFLE_AWAITED' }
  | { readonly code: 'WRONG_CARDS' }
  | { readonly code: 'ROUND_OVER' }
  | { readonly code: 'GAME_OVER' };

/** The seats, from 1, whose decision a round awaits. */
export function awaitedSeats(round: Round): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < round.seats; seat += 1) if (round.isAwaited(seat)) seats.push(seat + 1);
  return seats;
}

/** The code with data that stands for the engine's integer. */
export function explainRefusal(round: Round, code: number, refused: number): AllegraRefusal {
  switch (refused) {
    case refusals.notAwaited:
      return { code: 'NOT_AWAITED', awaited: awaitedSeats(round) };
    case refusals.notNow:
      return { code: 'NOT_NOW', phase: phaseNames[round.phase]! };
    case refusals.notInArea:
      return { code: 'NOT_IN_AREA', cell: makeCell(argumentOf(code)) };
    case refusals.emptyPlace:
      return { code: 'EMPTY_PLACE', cell: makeCell(argumentOf(code)) };
    case refusals.faceUp:
      return { code: 'FACE_UP', cell: makeCell(argumentOf(code)) };
    case refusals.nothingLeftToExchange:
      return { code: 'NOTHING_LEFT_TO_EXCHANGE', cell: makeCell(argumentOf(code)) };
    case refusals.didNotKnock:
      return { code: 'DID_NOT_KNOCK', knocked: seatsIn(round.knocked) };
    case refusals.notALine:
      return { code: 'NOT_A_LINE' };
    case refusals.mustClear:
      return { code: 'MUST_CLEAR' };
    case refusals.mustExchange:
      return { code: 'MUST_EXCHANGE' };
    case refusals.timeTooEarly:
      return { code: 'TIME_TOO_EARLY' };
    case refusals.timeAlreadyCalled:
      return { code: 'TIME_ALREADY_CALLED' };
    case refusals.roundIsEnding:
      return { code: 'ROUND_IS_ENDING' };
    case refusals.shuffleAwaited:
      return { code: 'SHUFFLE_AWAITED' };
    case refusals.roundOver:
      return { code: 'ROUND_OVER' };
    default:
      throw new Error(`no such refusal: ${refused}`);
  }
}
