import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CalendarFeeds } from '@/accounts/calendar-feeds';
import { requirePerson } from '@/gateway/current-person';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('pages.calendar') };
}

export default async function CalendarFeedsPage() {
  const person = await requirePerson('/account/calendar');
  return <CalendarFeeds timeZone={person.timeZone} />;
}
