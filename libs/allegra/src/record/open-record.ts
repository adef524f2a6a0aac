import { failure, success, type Result } from '@red-disc/kernel';
import { type OpenedRecord, type RecordFault, type Step } from '@red-disc/game';
import { type AllegraRules } from '../rules/rules.js';
import { readRecord } from './read-record.js';
import { walkRecord } from './walk-record.js';

/** Reads a record and plays it through, so that its steps can be applied to a match without fear of a refusal. */
export function openRecord(data: unknown): Result<OpenedRecord<AllegraRules>, RecordFault> {
  const record = readRecord(data);
  if (!record.ok) return failure({ code: record.error.code, round: 0, move: 0 });
  const steps: Step[] = [];
  const walked = walkRecord(record.value, { onStep: (step) => steps.push(step) });
  if (!walked.ok) {
    const { round, move, refusal } = walked.error;
    return failure({ code: refusal.code, round, move });
  }
  const { rules, players, rounds } = record.value;
  const proofs = rounds.map(({ fair }) => fair);
  // Without a round there is no dealer to know; the last seat's left-hand neighbour is seat 1.
  const dealer = rounds[0]?.dealer ?? players.length;
  return success({ rules, header: { players, proofs }, dealer, steps });
}
