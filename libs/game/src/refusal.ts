import { type Json } from './json.js';

/** Why a request was turned down: a code that never changes its meaning, and the data that explain it. */
export interface Refusal {
  readonly code: string;
  readonly [datum: string]: Json;
}
