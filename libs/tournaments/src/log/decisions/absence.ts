import { failure, type Result } from '@red-disc/kernel';
import { type Replacement } from '../../model/rules.js';
import { type Command, type Services } from '../commands.js';
import { type Draft } from '../draft.js';
import { type EventBody, type TableRef } from '../events.js';
import { freeStandby } from '../handlers/absence.js';
import { refuse, type Refusal } from '../refusals.js';
import { playersAt, tableOf } from '../state.js';
import { adaptPlans } from './people.js';

type ReportAbsence = Extract<Command, { type: 'reportAbsence' }>;

/** What a replacement would do at this table, or undefined if it cannot. */
function replace(
  draft: Draft,
  by: Replacement,
  ref: TableRef,
  { entrant }: ReportAbsence,
): EventBody | undefined {
  const table = tableOf(draft.state, ref)!;
  switch (by) {
    case 'standby': {
      const standby = freeStandby(draft.state, ref)[0];
      return standby === undefined ? undefined : { type: 'standbySeated', absent: entrant, standby, ...ref };
    }
    case 'caretaker':
      return table.place === 'online' ? { type: 'caretakerSeated', entrant, ...ref } : undefined;
    case 'shortTable': {
      const left = playersAt(table).length - 1;
      const enough = left >= draft.state.setup.rules.noShow.fewestAtTable;
      return enough ? { type: 'entrantAbsent', entrant, ...ref } : undefined;
    }
  }
}

/** The event's own policy decides, so that nobody has to think about it while a table waits. */
export function decideAbsence(
  draft: Draft,
  command: ReportAbsence,
  services: Services,
): Result<readonly EventBody[], Refusal> {
  const { stage, round, table, entrant } = command;
  const ref = { stage, round, table };
  if (!tableOf(draft.state, ref)) return failure(refuse('TABLE_UNKNOWN'));
  const { replaceBy, dropAbsent } = draft.state.setup.rules.noShow;
  const options = replaceBy.flatMap((by) => replace(draft, by, ref, command) ?? []);
  const [chosen] = options;
  if (!chosen) return failure(refuse('TABLE_TOO_SHORT'));
  draft.add(chosen);
  if (draft.refused || !dropAbsent || chosen.type === 'caretakerSeated') return draft.result();
  if (draft.state.entrants.get(entrant)?.status === 'checkedIn')
    draft.add({ type: 'entrantDropped', entrant });
  adaptPlans(draft, services);
  return draft.result();
}
