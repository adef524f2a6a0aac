import type { Draft } from './decide.js';

/**
 * Plays on what needs nobody: a deal when one is due, a reshuffle, and the answers that seats have given in
 * advance. Between two rounds the table waits, so a deal is made only when it is asked for.
 */
export function settle(draft: Draft, { deal }: { readonly deal: boolean }): void {
  const { table } = draft;
  for (;;) {
    const awaited = table.awaits();
    if (awaited.type === 'shuffle') {
      if (awaited.label === 'deal' && !deal) {
        commitToNextRound(draft, awaited.round);
        return;
      }
      draft.add({ type: 'shuffled', round: awaited.round, label: awaited.label });
    } else if (awaited.type !== 'decisions' || !answerInAdvance(draft)) return;
  }
}

/** The seed of the next deal is fixed and published before any seat can add to it. */
function commitToNextRound(draft: Draft, round: number): void {
  if (draft.table.commitments.length >= round) return;
  draft.add({ type: 'committed', round, commitment: draft.table.shuffles.commitment(round) });
}

function answerInAdvance(draft: Draft): boolean {
  const { table } = draft;
  const awaited = table.awaits();
  if (awaited.type !== 'decisions') return false;
  for (const { seat } of awaited.decisions) {
    for (const answer of table.seat(seat).answersAlways) {
      const move = table.match?.standingMove(seat, answer);
      if (move === undefined) continue;
      return draft.addMove({ type: 'moved', seat, move, by: 'standing' }).ok;
    }
  }
  return false;
}
