import { type JsonObject, type RecordHeader, type Seat, type ShuffleProof } from '@red-disc/game';
import { type AllegraRules } from '../rules/rules.js';

export const recordFormat = 'allegra-record/1';

export interface RecordRound {
  readonly dealer: Seat;
  readonly deck: readonly number[];
  readonly reshuffles: readonly (readonly number[])[];
  /** `<seat> <move>`; the referee is seat 0. */
  readonly moves: readonly string[];
  readonly fair: ShuffleProof | null;
}

/** A record whose shape is right. Whether the game it tells of can have been played is for `walkRecord` to say. */
export interface AllegraRecord {
  readonly rules: AllegraRules;
  readonly players: readonly string[];
  readonly rounds: readonly RecordRound[];
  /** Why the game was ended before its rules ended it. */
  readonly stopped: string | null;
}

/** A round a match has finished. */
export type PlayedRound = Omit<RecordRound, 'fair'>;

/** The record of a match that has played these rounds. */
export function recordOf(
  { rules, stopped }: { readonly rules: AllegraRules; readonly stopped: string | null },
  played: readonly PlayedRound[],
  { players, proofs }: RecordHeader,
): AllegraRecord {
  const rounds = played.map((round, i) => ({ ...round, fair: proofs[i] ?? null }));
  return { rules, players, rounds, stopped };
}

/** A record as plain data; `JSON.stringify` makes its line of text. */
export function makeRecord({ rules, players, rounds, stopped }: AllegraRecord): JsonObject {
  return {
    format: recordFormat,
    rules,
    players,
    rounds: rounds.map(makeRound),
    ...(stopped === null ? {} : { stopped }),
  };
}

function makeRound({ dealer, deck, reshuffles, moves, fair }: RecordRound): JsonObject {
  return { dealer, deck, reshuffles, moves, ...(fair === null ? {} : { fair: { ...fair } }) };
}
