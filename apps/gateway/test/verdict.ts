import { verifyRecord, type Verdict } from '@red-disc/allegra';
import { openDeal } from '@red-disc/fair';
import { success } from '@red-disc/kernel';

/** What `npm run verify` says of a record, its fair deals included. */
export function verdictOf(record: unknown): Verdict {
  return verifyRecord(record, (proof, seats) => {
    const opened = openDeal(proof, seats);
    if (!opened.ok) return { ok: false, error: { ...opened.error } };
    return success((label, cards) => opened.value.shuffle(label, cards));
  });
}
