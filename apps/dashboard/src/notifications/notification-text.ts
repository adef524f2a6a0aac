import type { NotificationBody } from '@red-disc/contracts';
import type { Translate } from '@/i18n/translate';
import { formatDay, formatTime, type Reading } from '@/i18n/when';

/** A notification in words; its kind says which sentence, its data fills it in. */
export function notificationText(
  t: Translate<'notifications'>,
  { kind, clubName, data }: NotificationBody,
  reading: Reading,
): string {
  const startsAt = data['startsAt'];
  const when = startsAt ? `${formatDay(startsAt, reading)}, ${formatTime(startsAt, reading)}` : '';
  return t(`sentence.${kind}`, { club: clubName ?? '', title: data['title'] ?? '', when });
}

/** Where it leads: the table, the evening, or the page of the club that deals with it. */
export function notificationPath(
  { kind, clubId, data }: NotificationBody,
  slugs: Readonly<Record<string, string>>,
): string | undefined {
  if (data['tableId']) return `/tables/${data['tableId']}`;
  if (data['occurrenceId']) return `/evenings/${data['occurrenceId']}`;
  const slug = clubId === null ? undefined : slugs[clubId];
  if (slug === undefined) return undefined;
  if (data['tournamentId']) return `/clubs/${slug}/tournaments/${data['tournamentId']}`;
  if (kind === 'club.join-request') return `/clubs/${slug}/requests`;
  if (kind === 'club.report') return `/clubs/${slug}/reports`;
  if (kind === 'club.announcement') return `/clubs/${slug}/news`;
  return `/clubs/${slug}`;
}
