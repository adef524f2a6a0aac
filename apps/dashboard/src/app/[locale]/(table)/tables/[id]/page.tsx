import { idSchema, routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CardSprite } from '@/cards/card-sprite';
import { askGateway } from '@/gateway/gateway';
import { currentPerson } from '@/gateway/current-person';
import { readOrigin } from '@/gateway/origin';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { LiveRoom } from '@/live/live-room';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tables');
  // The address may hold the key of an invitation: it goes to no other page and into no index.
  return { title: t('live'), referrer: 'no-referrer', robots: { index: false } };
}

export default async function TablePage({ params, searchParams }: PageProps<'/[locale]/tables/[id]'>) {
  const [{ id }, { key: given }] = await Promise.all([params, searchParams]);
  const key = typeof given === 'string' ? given : undefined;
  const [table, account] = await Promise.all([
    idSchema.safeParse(id).success
      ? askGateway(routes.getTable, { params: { tableId: id }, query: { key } })
      : undefined,
    currentPerson(),
  ]);
  const t = await getTranslations('tables');
  if (!table || (!table.ok && table.error.code === 'NOT_FOUND')) notFound();
  if (!table.ok)
    return (
      <main id="main">
        <Notice title={t('offline')} text={t('offlineText')}>
          <Link
            href={`/tables/${id}${key === undefined ? '' : `?key=${key}`}`}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('retry')}
          </Link>
        </Notice>
      </main>
    );
  return (
    <NextIntlClientProvider
      messages={pickMessages(await getMessages(), ['table', 'tables', 'tableRefusal', 'referee', 'talk'])}
    >
      <CardSprite />
      <LiveRoom
        tableId={id}
        accessKey={key}
        mayRule={table.value.mayRule}
        timing={table.value.timing}
        clubId={table.value.clubId}
        account={account && { id: account.id }}
        invitation={table.value.invitation}
        origin={await readOrigin()}
      />
    </NextIntlClientProvider>
  );
}
