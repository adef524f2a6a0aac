import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { Notice } from '@/site/notice';
import { TablePhone } from '@/tournaments/public/table-phone';
import { buttonClass } from '@/ui/button-class';

type Props = PageProps<'/[locale]/events/[id]/table'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('tournamentResult');
  return { title: t('table', { table: Number((await searchParams)['table']) || 0 }), robots: 'noindex' };
}

/** What the code on a table opens. Its key is the permission: whoever can read it sits there. */
export default async function TablePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { table, key } = await searchParams;
  const t = await getTranslations('tournamentResult');
  const number = Number(table);
  const answer =
    typeof key === 'string' && Number.isInteger(number)
      ? await askGateway(routes.openTournamentTable, {
          params: { tournamentId: id },
          query: { table: number, key },
        })
      : undefined;
  if (!answer?.ok || typeof key !== 'string')
    return (
      <main id="main">
        <Notice title={t('wrongCode')} text={t('wrongCodeText')}>
          <Link href="/" className={buttonClass()}>
            {t('toStart')}
          </Link>
        </Notice>
      </main>
    );
  const messages = pickMessages(await getMessages(), ['tournamentResult', 'tournamentRefusal', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages}>
      <TablePhone tournamentId={id} table={number} tableKey={key} initial={answer.value} />
    </NextIntlClientProvider>
  );
}
