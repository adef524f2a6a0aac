import { type Sheet } from '../../model/sheet.js';
import { type Actor } from '../events.js';
import { refuse, type Refusal } from '../refusals.js';
import { isFinal, playersAt, type RoundState, type TableResult, type TableState } from '../state.js';
import { withTable } from '../update.js';
import { onTable, type Handlers, type Happening } from './handler.js';

/** A sheet must have the table's seats in every round; what its scores can be is the game's business. */
function checkSheet(sheet: Sheet, table: TableState): Refusal | undefined {
  const seats = playersAt(table).length;
  const sound = sheet.rounds.every(
    ({ scores, endedBy }) =>
      scores.length === seats &&
      scores.every(Number.isSafeInteger) &&
      (endedBy === null || (Number.isInteger(endedBy) && endedBy >= 1 && endedBy <= seats)),
  );
  return sound && sheet.rounds.length > 0 ? undefined : refuse('SHEET_MALFORMED');
}

function mayEnter(table: TableState, round: RoundState, sheet: Sheet): Refusal | undefined {
  if (round.status !== 'running') return refuse('ROUND_NOT_RUNNING');
  return isFinal(table) ? refuse('RESULT_ALREADY_FINAL') : checkSheet(sheet, table);
}

const entered = (
  table: TableState,
  state: TableResult['state'],
  sheet: Sheet,
  { actor, at }: Happening,
): TableState => ({
  ...table,
  result: {
    state,
    sheet,
    version: (table.result?.version ?? 0) + 1,
    enteredBy: actor,
    confirmedBy: null,
    at,
  },
});

/** A player confirms what somebody else entered; staff and online tables may confirm their own. */
function mayConfirm(table: TableState, actor: Actor): Refusal | undefined {
  const { result } = table;
  if (!result) return refuse('RESULT_MISSING');
  if (result.state !== 'submitted' && result.state !== 'disputed') return refuse('RESULT_NOT_SUBMITTED');
  if (actor.role !== 'player') return undefined;
  if (result.state === 'disputed') return refuse('RESULT_NOT_SUBMITTED');
  if (actor.entrant === null || !playersAt(table).includes(actor.entrant))
    return refuse('ENTRANT_NOT_AT_TABLE');
  const { enteredBy } = result;
  const same = actor.id === enteredBy.id || actor.entrant === enteredBy.entrant;
  return same ? refuse('SAME_PERSON_CONFIRMS') : undefined;
}

export const resultHandlers: Handlers<
  'resultDrafted' | 'resultSubmitted' | 'resultConfirmed' | 'resultDisputed' | 'resultCorrected'
> = {
  resultDrafted: {
    check: (state, { sheet, ...ref }) =>
      onTable(state, ref, (table, round) =>
        table.result && table.result.state !== 'draft'
          ? refuse('RESULT_EXISTS')
          : mayEnter(table, round, sheet),
      ),
    apply: (state, { sheet, ...ref }, happening) =>
      withTable(state, ref, (table) => entered(table, 'draft', sheet, happening)),
  },
  resultSubmitted: {
    check: (state, { sheet, ...ref }, { actor }) =>
      onTable(state, ref, (table, round) => {
        const seated = actor.entrant !== null && playersAt(table).includes(actor.entrant);
        if (actor.role === 'player' && !seated) return refuse('ENTRANT_NOT_AT_TABLE');
        return mayEnter(table, round, sheet);
      }),
    apply: (state, { sheet, ...ref }, happening) =>
      withTable(state, ref, (table) => entered(table, 'submitted', sheet, happening)),
  },
  resultConfirmed: {
    check: (state, ref, { actor }) => onTable(state, ref, (table) => mayConfirm(table, actor)),
    apply: (state, ref, { actor, at }) =>
      withTable(state, ref, (table) => ({
        ...table,
        result: { ...table.result!, state: 'confirmed', confirmedBy: actor, at },
      })),
  },
  resultDisputed: {
    check: (state, ref) =>
      onTable(state, ref, ({ result }, round) => {
        if (!result || result.state === 'draft') return refuse('RESULT_MISSING');
        return round.status === 'closed' ? refuse('ROUND_NOT_RUNNING') : undefined;
      }),
    apply: (state, ref) =>
      withTable(state, ref, (table) => ({ ...table, result: { ...table.result!, state: 'disputed' } })),
  },
  resultCorrected: {
    check: (state, { sheet, ...ref }) =>
      onTable(state, ref, (table) => (table.result ? checkSheet(sheet, table) : refuse('RESULT_MISSING'))),
    apply: (state, { sheet, ...ref }, happening) =>
      withTable(state, ref, (table) => {
        const { result, ...rest } = entered(table, 'corrected', sheet, happening);
        return { ...rest, result: { ...result!, confirmedBy: happening.actor, at: table.result!.at } };
      }),
  },
};
