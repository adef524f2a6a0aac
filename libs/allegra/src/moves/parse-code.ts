import { failure, success, type Result } from '@red-disc/kernel';
import { encodeMove, noCode } from './encode.js';
import { parseMove, type BadMove } from './move.js';

export type BadCode =
  BadMove | { readonly code: 'NO_SUCH_PLACE'; readonly seats: number } | { readonly code: 'NOT_A_LINE' };

/** Text to what the engine plays, for a seat counted from 0. Legality is for `playCode` to judge. */
export function parseCode(text: string, seat: number, seats: number): Result<number, BadCode> {
  const move = parseMove(text);
  if (!move.ok) return move;
  const code = encodeMove(move.value, seat, seats);
  if (code !== noCode) return success(code);
  return failure(move.value.type === 'clear' ? { code: 'NOT_A_LINE' } : { code: 'NO_SUCH_PLACE', seats });
}
