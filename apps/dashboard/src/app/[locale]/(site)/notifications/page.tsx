import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { NotificationList } from '@/notifications/notification-list';
import { buttonClass } from '@/ui/button-class';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications');
  return { title: t('title') };
}

export default async function NotificationsPage() {
  const person = await requirePerson('/notifications');
  const t = await getTranslations('notifications');
  const [told, clubs] = await Promise.all([
    askGateway(routes.listNotifications, { query: {} }),
    askGateway(routes.listMyClubs, {}),
  ]);
  const slugs = clubs.ok ? clubs.value.clubs.map(({ id, slug }) => [id, slug] as const) : [];
  const messages = pickMessages(await getMessages(), ['notifications', 'list', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages}>
      <Workspace>
        <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 pt-4 pb-16 sm:px-8">
          <PageHead title={t('title')}>
            <Link href="/account/notifications" className={buttonClass({ variant: 'quiet' })}>
              {t('settings')}
            </Link>
          </PageHead>
          <NotificationList
            timeZone={person.timeZone}
            slugs={Object.fromEntries(slugs)}
            initial={told.ok ? told.value : undefined}
          />
        </div>
      </Workspace>
    </NextIntlClientProvider>
  );
}
