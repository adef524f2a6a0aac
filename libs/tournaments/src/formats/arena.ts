import { type EntrantId } from '../model/ids.js';
import { type TableSize } from '../scoring/presets.js';

export interface ArenaParams {
  readonly sizes: readonly TableSize[];
  /** After this long somebody is seated even at a smaller table or with old opponents. */
  readonly maxWaitSeconds: number;
  /** For how many of one's own games an opponent is not met again. */
  readonly cooldownRepeat: number;
}

export interface Waiting {
  readonly id: EntrantId;
  /** Points so far, or a rating: neighbours in these play together. */
  readonly strength: number;
  readonly waitedSeconds: number;
  /** Opponents of one's last games, latest first, one list for each game. */
  readonly recent: readonly (readonly EntrantId[])[];
}

function metRecently(a: Waiting, b: Waiting, games: number): boolean {
  return (
    a.recent.slice(0, games).some((opponents) => opponents.includes(b.id)) ||
    b.recent.slice(0, games).some((opponents) => opponents.includes(a.id))
  );
}

/** The table for who has waited longest: those closest in strength first, old opponents only if patience is out. */
function tableFor(first: Waiting, others: readonly Waiting[], params: ArenaParams): Waiting[] | undefined {
  const urgent = first.waitedSeconds >= params.maxWaitSeconds;
  const close = others.toSorted(
    (a, b) =>
      Math.abs(a.strength - first.strength) - Math.abs(b.strength - first.strength) ||
      b.waitedSeconds - a.waitedSeconds,
  );
  const table = [first];
  const join = (repeatsToo: boolean, size: number): void => {
    for (const other of close) {
      if (table.length === size) return;
      if (table.includes(other)) continue;
      if (repeatsToo || !table.some((mate) => metRecently(mate, other, params.cooldownRepeat)))
        table.push(other);
    }
  };
  const wanted = params.sizes[0]!;
  join(false, wanted);
  if (table.length < wanted && urgent) join(true, wanted);
  const fallback = params.sizes.find((size) => size <= table.length);
  if (table.length === wanted) return table;
  return urgent && fallback !== undefined ? table.slice(0, fallback) : undefined;
}

/** Tables that can start now. Whoever is not seated keeps waiting; whoever waits longest chooses first. */
export function pairArena(waiting: readonly Waiting[], params: ArenaParams): EntrantId[][] {
  let left = waiting.toSorted((a, b) => b.waitedSeconds - a.waitedSeconds || (a.id < b.id ? -1 : 1));
  const tables: EntrantId[][] = [];
  for (const first of [...left]) {
    if (!left.includes(first)) continue;
    const table = tableFor(
      first,
      left.filter((other) => other !== first),
      params,
    );
    if (!table) continue;
    tables.push(table.map(({ id }) => id));
    left = left.filter((other) => !table.includes(other));
  }
  return tables;
}
