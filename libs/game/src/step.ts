import { assertNever, type Result } from '@red-disc/kernel';
import { type JsonObject } from './json.js';
import { type GameEvent, type Match } from './match.js';
import { type Refusal } from './refusal.js';
import { type Seat } from './seat.js';

/** Everything that can be done to a match, as plain data: a table's log is a list of these. */
export type Step =
  | { readonly type: 'shuffle'; readonly order: readonly number[] }
  | { readonly type: 'move'; readonly seat: Seat; readonly move: string }
  | { readonly type: 'time' }
  | { readonly type: 'stop'; readonly reason: string };

export function applyStep<View extends JsonObject, Event extends GameEvent>(
  match: Match<View, Event>,
  step: Step,
): Result<readonly Event[], Refusal> {
  switch (step.type) {
    case 'shuffle':
      return match.shuffle(step.order);
    case 'move':
      return match.play(step.seat, step.move);
    case 'time':
      return match.callTime();
    case 'stop':
      return match.stop(step.reason);
    default:
      return assertNever(step);
  }
}
