import { type Refusal, type Step } from '@red-disc/game';
import { sameCards, sameOrder } from '../cards.js';
import { explainRefusal } from '../match/refusal.js';
import { parseCode } from '../moves/parse-code.js';
import { phases } from '../round/phases.js';
import { callTime, playCode, reshuffle } from '../round/play.js';
import { accepted } from '../round/refusals.js';
import { type Round } from '../round/round.js';
import { moveOfEntry, seatOfEntry, timeEntry } from './entry.js';
import { type FairShuffle } from './proof.js';

interface EntryPlay {
  readonly round: Round;
  readonly entry: string;
  readonly reshuffles: readonly (readonly number[])[];
  readonly shuffle: FairShuffle | undefined;
  readonly onStep: ((step: Step) => void) | undefined;
}

/** Plays one entry of a record and the reshuffle it may call for; returns why not, if it cannot be. */
export function playEntry(play: EntryPlay): Refusal | undefined {
  const { round, entry, onStep } = play;
  if (entry === timeEntry) {
    const refused = callTime(round);
    if (refused !== accepted) return explainRefusal(round, 0, refused);
    onStep?.({ type: 'time' });
    return undefined;
  }
  const seat = seatOfEntry(entry);
  if (seat < 1 || seat > round.seats) return { code: 'NO_SUCH_SEAT', seats: round.seats };
  const move = moveOfEntry(entry);
  const code = parseCode(move, seat - 1, round.seats);
  if (!code.ok) return code.error;
  const refused = playCode(round, seat - 1, code.value);
  if (refused !== accepted) return explainRefusal(round, code.value, refused);
  onStep?.({ type: 'move', seat, move });
  return round.phase === phases.reshuffle ? playReshuffle(play) : undefined;
}

function playReshuffle({ round, reshuffles, shuffle, onStep }: EntryPlay): Refusal | undefined {
  const order = reshuffles[round.reshuffles];
  if (!order) return { code: 'RESHUFFLE_MISSING' };
  const cards = round.cardsToReshuffle();
  if (!sameCards(order, cards)) return { code: 'WRONG_CARDS' };
  if (shuffle && !sameOrder(order, shuffle(`reshuffle/${round.reshuffles + 1}`, cards)))
    return { code: 'UNFAIR_ORDER' };
  reshuffle(round, order);
  onStep?.({ type: 'shuffle', order });
  return undefined;
}
