import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CardSprite } from '@/cards/card-sprite';
import { pickMessages } from '@/i18n/pick-messages';
import { RecordViewer } from '@/replay/record-viewer';
import '@/replay/replay.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('replay');
  return { title: t('formTitle'), description: t('formText') };
}

export default async function AnyRecordPage() {
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['table', 'tables', 'replay'])}>
      <CardSprite />
      <RecordViewer />
    </NextIntlClientProvider>
  );
}
