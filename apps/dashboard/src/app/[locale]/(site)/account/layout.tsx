import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { requirePerson } from '@/gateway/current-person';
import { pickMessages } from '@/i18n/pick-messages';
import { PageHead } from '@/ui/page-head';
import { SubNav } from '@/ui/sub-nav';

const pages = [
  { key: 'profile', path: '' },
  { key: 'statistics', path: '/statistics' },
  { key: 'security', path: '/security' },
  { key: 'notifications', path: '/notifications' },
  { key: 'calendar', path: '/calendar' },
  { key: 'data', path: '/data' },
] as const;

const namespaces = ['account', 'signing', 'form', 'list', 'refusal'] as const;

export default async function AccountLayout({ children }: LayoutProps<'/[locale]/account'>) {
  const person = await requirePerson('/account');
  const t = await getTranslations('account');
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), namespaces)}>
      <Workspace>
        <div className="mx-auto grid w-full max-w-3xl gap-7 px-4 pt-4 pb-16 sm:px-8">
          <PageHead title={t('title')} text={person.email ?? t('guest')} />
          <SubNav
            label={t('title')}
            items={pages.map(({ key, path }) => ({ href: `/account${path}`, label: t(`pages.${key}`) }))}
          />
          {children}
        </div>
      </Workspace>
    </NextIntlClientProvider>
  );
}
