/** Two sentences about one option, cut where they part and where they meet again. */
export interface WordChange {
  readonly head: string;
  readonly removed: string;
  readonly added: string;
  readonly tail: string;
}

/** Below this share of words in common the sentences say different things: no word of one stands for one of the other. */
const leastInCommon = 0.3;

/** What to strike out and what to write instead. Equal sentences have nothing of either. */
export function changeInWords(before: string, after: string): WordChange {
  const old = before.split(/(?<=\s)/);
  const fresh = after.split(/(?<=\s)/);
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  if ((start + end) / shorter < leastInCommon) return { head: '', removed: before, added: after, tail: '' };
  return {
    head: fresh.slice(0, start).join(''),
    removed: old.slice(start, old.length - end).join(''),
    added: fresh.slice(start, fresh.length - end).join(''),
    tail: fresh.slice(fresh.length - end).join(''),
  };
}
