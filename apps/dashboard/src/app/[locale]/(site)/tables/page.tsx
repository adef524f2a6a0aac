import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { OpenTables } from '@/live/open-tables/open-tables';
import { TableSection } from '@/live/table-section';
import { buttonClass } from '@/ui/button-class';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tables');
  return { title: t('listTitle'), description: t('listText') };
}

const shown = ['lobby', 'playing', 'between', 'over'];
const mineAtOnce = 6;

/** One's own tables first, then the open ones. */
export default async function TablesPage({ searchParams }: PageProps<'/[locale]/tables'>) {
  const t = await getTranslations('tables');
  const person = await currentPerson();
  const own = person ? await askGateway(routes.listMyTables, { query: { limit: 25 } }) : undefined;
  const mine = (own?.ok ? own.value.tables : [])
    .filter(({ status }) => shown.includes(status))
    .slice(0, mineAtOnce);
  const invitations = own?.ok ? own.value.invitations : [];
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 pt-4 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('listTitle')}</h1>
          <p className="mt-2 text-ink-2">{t('listText')}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          <Link href="/tables/new" className={buttonClass({ variant: 'primary' })}>
            {t('open')}
          </Link>
          <Link href="/replay" className={buttonClass()}>
            {t('fromRecord')}
          </Link>
        </span>
      </header>
      <TableSection title={t('invitedTo')} tables={invitations} t={t} noteOf={() => t('invited')} />
      <TableSection
        title={t('yours')}
        tables={mine}
        t={t}
        noteOf={({ status }) => (status === 'over' ? undefined : t('sitHere'))}
      />
      <OpenTables query={await searchParams} />
    </div>
  );
}
