import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CardSprite } from '@/cards/card-sprite';
import { pickMessages } from '@/i18n/pick-messages';
import { Lesson } from '@/tutorial/lesson';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tutorial');
  return { title: t('title'), description: t('metaDescription') };
}

export default async function TutorialPage() {
  const messages = pickMessages(await getMessages(), ['table', 'tutorial']);
  return (
    <NextIntlClientProvider messages={messages}>
      <CardSprite />
      <Lesson />
    </NextIntlClientProvider>
  );
}
