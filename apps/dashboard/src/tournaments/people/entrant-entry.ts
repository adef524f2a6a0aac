import type { EntrantEntryBody } from '@red-disc/contracts';

/** Somebody as the organisers enter them: a name, and what usually is not said. */
export function entrantEntry(
  name: string,
  more: Partial<Pick<EntrantEntryBody, 'kind' | 'members' | 'attends'>> = {},
): EntrantEntryBody {
  return {
    kind: 'player',
    name,
    members: [],
    club: null,
    team: null,
    rating: null,
    attends: 'room',
    pinnedTable: null,
    standby: false,
    ...more,
  };
}
