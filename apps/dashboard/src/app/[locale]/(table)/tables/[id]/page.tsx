import { idSchema, routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { CardSprite } from '@/cards/card-sprite';
import { askGateway } from '@/gateway/gateway';
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

/** Where the visitor's browser found this page, for links that are passed on. */
async function readOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? 'localhost';
  return `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`;
}

export default async function TablePage({ params, searchParams }: PageProps<'/[locale]/tables/[id]'>) {
  const [{ id }, { key: given }] = await Promise.all([params, searchParams]);
  const key = typeof given === 'string' ? given : undefined;
  const [table, me] = await Promise.all([
    idSchema.safeParse(id).success
      ? askGateway(routes.getTable, { params: { tableId: id }, query: { key } })
      : undefined,
    askGateway(routes.getAccount, {}),
  ]);
  const t = await getTranslations('tables');
  if (!table?.ok) {
    const isLost = table?.error.code === 'RETRY';
    return (
      <main id="main">
        <Notice title={t(isLost ? 'offline' : 'unknown')} text={t(isLost ? 'refusal.RETRY' : 'unknownText')}>
          <Link href="/tables" className={buttonClass({ variant: 'primary' })}>
            {t('listTitle')}
          </Link>
        </Notice>
      </main>
    );
  }
  const account = me.ok ? (me.value.account ?? undefined) : undefined;
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['table', 'tables'])}>
      <CardSprite />
      <LiveRoom
        tableId={id}
        accessKey={key}
        host={table.value.host}
        account={account && { id: account.id }}
        invitation={table.value.invitation}
        origin={await readOrigin()}
      />
    </NextIntlClientProvider>
  );
}
