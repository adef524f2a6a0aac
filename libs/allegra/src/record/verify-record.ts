import { toPoints, type Outcome, type Refusal } from '@red-disc/game';
import { type Result } from '@red-disc/kernel';
import { type OpenProof } from './proof.js';
import { parseRecord, readRecord } from './read-record.js';
import { type AllegraRecord } from './record.js';
import { walkRecord } from './walk-record.js';

/** What `verify` says of a record, scores in points. */
export type Verdict =
  | {
      readonly ok: true;
      readonly rounds: readonly { readonly scores: readonly number[]; readonly trigger: number | null }[];
      readonly totals: readonly number[];
      readonly over: boolean;
      readonly winners: readonly number[];
    }
  | { readonly ok: false; readonly round: number; readonly move: number; readonly reason: string };

/** Checks data of unknown origin as a record: its shape, its rules, every deal and every move. Never throws. */
export function verifyRecord(data: unknown, openProof?: OpenProof): Verdict {
  return judge(readRecord(data), openProof);
}

/** The same for a line of text. */
export function verifyText(text: string, openProof?: OpenProof): Verdict {
  return judge(parseRecord(text), openProof);
}

function judge(record: Result<AllegraRecord, Refusal>, openProof?: OpenProof): Verdict {
  if (!record.ok) return { ok: false, round: 0, move: 0, reason: reasonOf(record.error) };
  const walked = walkRecord(record.value, openProof ? { openProof } : {});
  if (walked.ok) return approve(walked.value);
  const { round, move, refusal } = walked.error;
  return { ok: false, round, move, reason: reasonOf(refusal) };
}

function approve({ rounds, totals, over, winners }: Outcome): Verdict {
  return {
    ok: true,
    rounds: rounds.map(({ scores, endedBy }) => ({ scores: scores.map(toPoints), trigger: endedBy })),
    totals: totals.map(toPoints),
    over,
    winners,
  };
}

/** The code and its data on one line, for people who debug a record. */
function reasonOf({ code, ...data }: Refusal): string {
  const entries = Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return entries.length === 0 ? code : `${code} (${entries.join(', ')})`;
}
