import { idSchema, routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CardSprite } from '@/cards/card-sprite';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { TableReplay } from '@/replay/table-replay';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';
import '@/replay/replay.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('replay');
  // The address may hold the key of an invitation: it goes to no other page and into no index.
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

export default async function ReplayPage({ params, searchParams }: PageProps<'/[locale]/replay/[id]'>) {
  const [{ id }, { key: givenKey, at }] = await Promise.all([params, searchParams]);
  const key = textOf(givenKey);
  if (!idSchema.safeParse(id).success) notFound();
  const record = await askGateway(routes.getTableRecord, { params: { tableId: id }, query: { key } });
  if (!record.ok && record.error.code === 'NOT_FOUND') notFound();
  const keyQuery = key === undefined ? '' : `?key=${key}`;
  if (!record.ok) {
    const t = await getTranslations('replay');
    const isUnderWay = record.error.code === 'REFUSED';
    return (
      <main id="main">
        <Notice
          title={t(isUnderWay ? 'underWay' : 'offline')}
          text={t(isUnderWay ? 'underWayText' : 'offlineText')}
        >
          <Link
            href={`/${isUnderWay ? 'tables' : 'replay'}/${id}${keyQuery}`}
            className={buttonClass({ variant: 'primary' })}
          >
            {t(isUnderWay ? 'watch' : 'retry')}
          </Link>
        </Notice>
      </main>
    );
  }
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['table', 'tables', 'replay'])}>
      <CardSprite />
      <TableReplay tableId={id} data={record.value} place={textOf(at)} />
    </NextIntlClientProvider>
  );
}
