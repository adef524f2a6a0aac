import type { Translate } from '@/i18n/translate';

const states = [
  'lobby',
  'playing',
  'between',
  'over',
  'cancelled',
  'quarantined',
  'created',
  'retry',
  'active',
  'completed',
  'failed',
  'queued',
  'sent',
] as const;

/** The state of a table, a job or a mail for people; one that a library adds stands as it is called there. */
export function stateName(t: Translate<'administration'>, state: string): string {
  const known = states.find((candidate) => candidate === state);
  return known ? t(`states.${known}`) : state;
}
