import type { AllegraView } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';

export type KnockAnswer = 'knocked' | 'gotIt' | 'thinking' | 'passed';

/** What each of the others has said to the card just drawn; undefined when no knock is in question. */
export function knockAnswers({ round, seats }: AllegraView): ReadonlyMap<Seat, KnockAnswer> | undefined {
  if (!round || round.active === null) return undefined;
  const isOpen = round.phase === 'knock' || round.phase === 'answer' || round.knocker !== null;
  if (!isOpen) return undefined;
  const answers = new Map<Seat, KnockAnswer>();
  for (let seat = 1; seat <= seats; seat++) {
    if (seat === round.active) continue;
    if (seat === round.knocker) answers.set(seat, 'gotIt');
    else if (round.knocked.includes(seat)) answers.set(seat, 'knocked');
    else if (round.asked.includes(seat)) answers.set(seat, 'thinking');
    // Whoever has nothing face down may not knock and was not asked.
    else if (!round.finished.includes(seat)) answers.set(seat, 'passed');
  }
  return answers;
}
