import { availableParallelism } from 'node:os';
import { defaultIterations } from '@red-disc/allegra';
import { wholeNumber } from '../arguments.js';

export function seedOf(text: string | undefined): number {
  return wholeNumber(text, 'seed', { least: 0, most: Number.MAX_SAFE_INTEGER, otherwise: 7 });
}

export function threadsOf(text: string | undefined): number {
  return wholeNumber(text, 'threads', { least: 1, most: 64, otherwise: availableParallelism() });
}

/** How long `master` thinks, in playouts a decision. */
export function iterationsOf(text: string | undefined): number {
  return wholeNumber(text, 'iterations', { least: 1, most: 100_000, otherwise: defaultIterations });
}
