import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdministrationNav } from '@/administration/administration-nav';
import { requireAdministrator } from '@/administration/require-administrator';
import { Workspace } from '@/api/workspace';
import { pickMessages } from '@/i18n/pick-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('administration');
  return { title: t('title'), robots: { index: false } };
}

export default async function AdministrationLayout({ children }: LayoutProps<'/[locale]/administration'>) {
  const { timeZone } = await requireAdministrator('/administration');
  const all = await getMessages();
  const messages = {
    ...pickMessages(all, ['administration', 'form', 'list', 'refusal']),
    // What a club's admins read too, and no more of it.
    clubSettings: { audit: all.clubSettings.audit },
    members: { reports: all.members.reports },
  };
  return (
    <NextIntlClientProvider messages={messages} timeZone={timeZone}>
      <Workspace>
        <div className="mx-auto grid max-w-6xl gap-6 px-4 pt-4 pb-16 sm:px-8">
          <AdministrationNav />
          {children}
        </div>
      </Workspace>
    </NextIntlClientProvider>
  );
}
