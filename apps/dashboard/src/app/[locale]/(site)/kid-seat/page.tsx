import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AccountCard } from '@/accounts/account-card';
import { KidEntrance } from '@/clubs/kid-entrance';
import { pickMessages } from '@/i18n/pick-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubs.kidSeat');
  return { title: t('title'), robots: { index: false } };
}

/** Where the ticket of a kid's seat leads. */
export default async function KidSeatPage() {
  const t = await getTranslations('clubs.kidSeat');
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['clubs'])}>
      <AccountCard title={t('title')}>
        <KidEntrance />
      </AccountCard>
    </NextIntlClientProvider>
  );
}
