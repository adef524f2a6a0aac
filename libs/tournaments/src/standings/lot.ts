import { type EntrantId, type HashText } from '../model/ids.js';

/** The drawing of lots: the seed is published before round 1, so everybody can check the outcome afterwards. */
export interface Lot {
  readonly seed: string;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hash: HashText;
}

export function lotOf(id: EntrantId, lot: Lot): string {
  return lot.hash(`${lot.seed}:${id}`);
}

/** Ids in the order of their lots. An id's lot depends on nobody else, so a change of one moves no other. */
export function lotOrder(ids: readonly EntrantId[], lot: Lot): EntrantId[] {
  const lots = new Map(ids.map((id) => [id, lotOf(id, lot)]));
  return ids.toSorted((a, b) => (lots.get(a)! < lots.get(b)! ? -1 : 1));
}
