import { type JsonObject } from './json.js';
import { type Seat } from './seat.js';
import { type Step } from './step.js';

/** What lets anybody check a shuffle after the round; seeds in hex. */
export interface ShuffleProof {
  readonly dealId: string;
  readonly commitment: string;
  readonly serverSeed: string;
  /** By seat number. */
  readonly clientSeeds: Readonly<Record<string, string>>;
}

/** What the table adds to a record, since the match does not know it. */
export interface RecordHeader {
  /** In seat order. */
  readonly players: readonly string[];
  /** By round; null where a round was dealt without a proof. */
  readonly proofs: readonly (ShuffleProof | null)[];
}

/** A record that has been read and found to be in order: applying its steps to a new match plays it again. */
export interface OpenedRecord<Rules extends JsonObject = JsonObject> {
  readonly rules: Rules;
  readonly header: RecordHeader;
  readonly dealer: Seat;
  readonly steps: readonly Step[];
}

/** Where a record is wrong: round and move count from 1; 0 is what comes before the first. */
export interface RecordFault {
  readonly code: string;
  readonly round: number;
  readonly move: number;
}
