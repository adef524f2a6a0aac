import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotificationSwitches } from '@/accounts/notification-switches';
import { Unheard } from '@/accounts/unheard';
import { requirePerson } from '@/gateway/current-person';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('pages.notifications') };
}

export default async function NotificationSettingsPage() {
  const person = await requirePerson('/account/notifications');
  return (
    <>
      <NotificationSwitches hasMail={person.email !== null} />
      <Unheard />
    </>
  );
}
