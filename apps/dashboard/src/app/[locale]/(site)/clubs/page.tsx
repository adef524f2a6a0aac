import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClubList } from '@/clubs/club-list';
import { currentPerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { readListAddress } from '@/ui/link-list/list-address';
import { PageLinks } from '@/ui/link-list/page-links';
import { SearchForm } from '@/ui/link-list/search-form';
import { turnToLast } from '@/ui/link-list/turn-to-last';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubs');
  return { title: t('title'), description: t('text') };
}

/** One's own clubs, and those that want to be found. */
export default async function ClubsPage({ searchParams }: PageProps<'/[locale]/clubs'>) {
  const address = readListAddress({ path: '/clubs', query: await searchParams }, []);
  const { q, page } = address;
  const t = await getTranslations('clubs');
  const person = await currentPerson();
  const [mine, found] = await Promise.all([
    person ? askGateway(routes.listMyClubs, {}) : undefined,
    askGateway(routes.searchClubs, { query: { q, page } }),
  ]);
  const own = mine?.ok ? mine.value.clubs : [];
  if (found.ok) await turnToLast(address, found.value.total);
  const others = found.ok ? found.value.clubs : [];
  return (
    <div className="mx-auto grid max-w-4xl gap-10 px-4 pt-4 pb-16 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
          <p className="mt-2 text-lg text-ink-2">{t('text')}</p>
        </div>
        <Link
          href="/clubs/new"
          className={buttonClass({ variant: own.length === 0 ? 'primary' : 'outline' })}
        >
          <Icon name="plus" />
          {t('found')}
        </Link>
      </header>
      {own.length > 0 && (
        <section aria-labelledby="mine" className="grid gap-3">
          <h2 id="mine" className="text-2xl">
            {t('mine')}
          </h2>
          <ClubList clubs={own} />
        </section>
      )}
      <section aria-labelledby="find" className="grid gap-4">
        <h2 id="find" className="text-2xl">
          {t('find')}
        </h2>
        <SearchForm address={address} label={t('searchField')} />
        {others.length > 0 ? (
          <>
            <ClubList clubs={others} />
            <PageLinks address={address} total={found.ok ? found.value.total : 0} />
          </>
        ) : (
          <EmptyState
            title={found.ok ? (q ? t('noneCalled', { q }) : t('noneListed')) : t('lost')}
            text={t(found.ok ? (q ? 'noneCalledText' : 'noneListedText') : 'lostText')}
          >
            <Link href={found.ok && !q ? '/clubs/new' : '/clubs'} className={buttonClass()}>
              {t(found.ok ? (q ? 'clearSearch' : 'found') : 'again')}
            </Link>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
