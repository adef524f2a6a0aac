'use client';

import type { LogCommandBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import type { Messages } from '@/i18n/catalogues';
import { showPoints } from '../core/points';

type LoggedEvent = LogCommandBody['events'][number];

const shown = 6;

/** What the log wrote down, in sentences. Long commands, such as an import, are cut with a count. */
export function useEventWords(
  people: Readonly<Record<string, string>>,
): (events: readonly LoggedEvent[]) => readonly string[] {
  const t = useTranslations('tournamentLog');
  const locale = useLocale();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const nameOf = (value: unknown): string => {
    if (typeof value === 'string') return people[value] ?? value;
    const named = value as { readonly id?: unknown; readonly name?: unknown } | null | undefined;
    // Whoever has an account is written down without a name: theirs is the one they have now.
    return text(named?.name) || (people[text(named?.id)] ?? '');
  };
  const sentence = (event: LoggedEvent): string => {
    const key = `event.${event.type}` as `event.${keyof Messages['tournamentLog']['event']}`;
    const pair = Array.isArray(event['pair']) ? event['pair'] : [event['a'], event['b']];
    return t(t.has(key) ? key : 'event.other', {
      name: nameOf(event['entrant'] ?? event['absent']),
      one: nameOf(pair[0] ?? ''),
      other: nameOf(pair[1] ?? event['standby'] ?? ''),
      round: Number(event['round'] ?? 0),
      table: Number(event['table'] ?? 0),
      points: showPoints(text(event['points']) || '0', locale),
      text: text(event['question']) || text(event['ruling']),
      command: Number(event['command'] ?? 0),
      missing: Array.isArray(event['missing']) ? event['missing'].length : 0,
    });
  };
  return (events) => {
    const rest = events.length - shown;
    const lines = events.slice(0, shown).map(sentence);
    return rest > 0 ? [...lines, t('more', { count: rest })] : lines;
  };
}
