import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AccountCard } from '@/accounts/account-card';
import { ResetPassword } from '@/accounts/reset-password';
import { pickMessages } from '@/i18n/pick-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signing');
  return { title: t('resetTitle'), robots: { index: false } };
}

export default async function ResetPasswordPage() {
  const t = await getTranslations('signing');
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['signing', 'form', 'refusal'])}>
      <AccountCard title={t('resetTitle')}>
        <ResetPassword />
      </AccountCard>
    </NextIntlClientProvider>
  );
}
