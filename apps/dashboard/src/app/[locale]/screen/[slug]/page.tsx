import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { readOrigin } from '@/gateway/origin';
import { pickMessages } from '@/i18n/pick-messages';
import { Screen } from '@/projector/screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('projector');
  return { title: t('title'), robots: { index: false } };
}

/** A screen in the hall. It signs itself in by the ticket in the address and asks the gateway from the browser. */
export default async function ScreenPage({ params, searchParams }: PageProps<'/[locale]/screen/[slug]'>) {
  const { slug } = await params;
  const { event } = await searchParams;
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['projector'])}>
      <Screen
        slug={slug}
        eventId={typeof event === 'string' ? event : undefined}
        address={`${await readOrigin()}/clubs/${slug}`}
      />
    </NextIntlClientProvider>
  );
}
