import { type JsonObject } from './json.js';

/** Chance, handed in by the host: the same source gives the same game. */
export interface RandomSource {
  /** An integer from 0 to limit - 1, each equally likely. */
  below(limit: number): number;
}

/** A computer player. It gets what its seat sees and nothing else. */
export interface Bot<View extends JsonObject = JsonObject> {
  readonly level: string;
  /** Thinks for longer than a server's event loop can spare: run it in a worker. */
  readonly heavy: boolean;
  /** A legal move for the seat whose view this is. `iterations` bounds the thinking of a heavy bot. */
  choose(view: View, random: RandomSource, iterations?: number): string;
}
