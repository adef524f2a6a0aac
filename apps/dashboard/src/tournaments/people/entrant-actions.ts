import type { EntrantBody, TournamentBody } from '@red-disc/contracts';

export type EntrantAction = 'checkIn' | 'withdraw' | 'drop' | 'reenter' | 'disqualify';

/** What can be done about somebody, by where they and the event stand. */
export function actionsFor(
  status: EntrantBody['status'],
  { status: event, checkIn }: Pick<TournamentBody, 'status' | 'checkIn'>,
): readonly EntrantAction[] {
  if (event !== 'preparing' && event !== 'running') return [];
  const isIn = status === 'registered' || status === 'checkedIn';
  if (status === 'withdrawn' || status === 'dropped') return ['reenter'];
  if (status === 'disqualified') return [];
  if (status === 'waiting' || (isIn && event === 'preparing'))
    return status === 'registered' && checkIn === 'open' ? ['checkIn', 'withdraw'] : ['withdraw'];
  return ['drop', 'disqualify'];
}
