import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CardSprite } from '@/cards/card-sprite';
import { pickMessages } from '@/i18n/pick-messages';
import { Practice } from '@/play/practice';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('play');
  return { title: t('title'), description: t('metaDescription') };
}

export default async function PlayPage() {
  const messages = pickMessages(await getMessages(), ['table', 'play']);
  return (
    <NextIntlClientProvider messages={messages}>
      <CardSprite />
      <Practice />
    </NextIntlClientProvider>
  );
}
