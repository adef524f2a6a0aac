import type { EntrantEntryBody } from '@red-disc/contracts';
import { entrantId, type EntrantEntry } from '@red-disc/tournaments';
import { guestEntrantId } from '../log/accounts.js';
import { pairOf, record, type Makers } from './makers.js';

/** An entrant as the log keeps it: somebody with an account has their name there, not here. */
function entryOf(id: string | undefined, entrant: EntrantEntryBody, makeId: () => string): EntrantEntry {
  const { name, ...rest } = entrant;
  if (id !== undefined) return { ...rest, id: entrantId(id), name: '' };
  return { ...rest, id: guestEntrantId(makeId()), name };
}

export const peopleCommands: Makers<
  | 'openRegistration'
  | 'closeRegistration'
  | 'register'
  | 'changeEntrant'
  | 'withdraw'
  | 'keepApart'
  | 'release'
  | 'openCheckIn'
  | 'checkIn'
  | 'closeCheckIn'
  | 'drop'
  | 'reenter'
  | 'disqualify'
> = {
  openRegistration: () => record({ type: 'registrationOpened' }),
  closeRegistration: () => record({ type: 'registrationClosed' }),
  register: ({ id, entrant }, { makeId }) => ({ type: 'register', entrant: entryOf(id, entrant, makeId) }),
  changeEntrant: ({ entrant, changes }) =>
    record({ type: 'entrantChanged', entrant: entrantId(entrant), changes }),
  withdraw: ({ entrant }) => ({ type: 'withdraw', entrant: entrantId(entrant) }),
  keepApart: ({ pair }) => record({ type: 'pairKeptApart', pair: pairOf(pair) }),
  release: ({ pair }) => record({ type: 'pairReleased', pair: pairOf(pair) }),
  openCheckIn: () => record({ type: 'checkInOpened' }),
  checkIn: ({ entrant }) => ({ type: 'checkIn', entrant: entrantId(entrant), how: 'desk' }),
  closeCheckIn: () => ({ type: 'closeCheckIn' }),
  drop: ({ entrant }) => ({ type: 'drop', entrant: entrantId(entrant) }),
  reenter: ({ entrant }) => ({ type: 'reenter', entrant: entrantId(entrant) }),
  disqualify: ({ entrant }) => ({ type: 'disqualify', entrant: entrantId(entrant) }),
};
