import { type RandomSource } from '@red-disc/game';
import { type Sight } from './sight.js';

/** A way to play: a legal move, as the engine's integer, from what a seat sees. */
export interface Player {
  readonly level: string;
  /** Thinks for longer than a server's event loop can spare. */
  readonly heavy: boolean;
  decide(sight: Sight, random: RandomSource, iterations?: number): number;
}
