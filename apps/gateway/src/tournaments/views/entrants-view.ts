import type { EntrantBody } from '@red-disc/contracts';
import type { Entrant } from '@red-disc/tournaments';
import { accountOf } from '../log/accounts.js';

export function entrantView(entrant: Entrant): EntrantBody {
  const { id, kind, name, members, club, team, rating, attends, pinnedTable, standby } = entrant;
  const { status, enteredRound, droppedAfter } = entrant;
  return {
    id,
    userId: accountOf(id),
    kind,
    name,
    members: [...members],
    club,
    team,
    rating,
    attends,
    pinnedTable,
    standby,
    status,
    enteredRound,
    droppedAfter,
  };
}
