import { failure, success, type Result } from '@red-disc/kernel';
import { type Sheet, type SheetEntry } from '../../model/sheet.js';
import { type Command, type Services } from '../commands.js';
import { type Draft } from '../draft.js';
import { type EventBody } from '../events.js';
import { refuse, type Refusal } from '../refusals.js';
import { playersAt, tableOf } from '../state.js';

/** Works out a sheet: hands are scored by the game, scores are taken as they are. */
export function makeSheet(
  entry: SheetEntry,
  seats: number,
  scoreHands: Services['scoreHands'],
): Result<Sheet, Refusal> {
  const timeCalled = entry.timeCalled ?? false;
  if (entry.type === 'scores') return success({ rounds: entry.rounds, timeCalled });
  if (!scoreHands) return failure(refuse('SHEET_MALFORMED'));
  const scored = scoreHands(seats, entry.rounds);
  if (!scored.ok) return failure({ code: 'SHEET_REFUSED', by: scored.error });
  return success({
    rounds: entry.rounds.map(({ hands, endedBy }, i) => ({
      scores: scored.value.rounds[i]!.map(({ score }) => score),
      endedBy,
      hands,
    })),
    timeCalled,
  });
}

type ResultCommand = Extract<
  Command,
  { type: 'draftResult' | 'submitResult' | 'correctResult' | 'reportResult' }
>;

const EVENT_OF = {
  draftResult: 'resultDrafted',
  submitResult: 'resultSubmitted',
  correctResult: 'resultCorrected',
  reportResult: 'resultSubmitted',
} as const satisfies Record<ResultCommand['type'], EventBody['type']>;

export function decideResult(
  draft: Draft,
  { type, entry, stage, round, table }: ResultCommand,
  { scoreHands }: Services,
): Result<readonly EventBody[], Refusal> {
  const ref = { stage, round, table };
  const seated = tableOf(draft.state, ref);
  if (!seated) return failure(refuse('TABLE_UNKNOWN'));
  const sheet = makeSheet(entry, playersAt(seated).length, scoreHands);
  if (!sheet.ok) return sheet;
  draft.add({ type: EVENT_OF[type], sheet: sheet.value, ...ref });
  if (type === 'reportResult') draft.add({ type: 'resultConfirmed', ...ref });
  return draft.result();
}
