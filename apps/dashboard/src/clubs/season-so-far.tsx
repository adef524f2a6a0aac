import { routes } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { bestAndOwn } from './best-and-own';

export interface SeasonSoFarProps {
  readonly clubId: string;
  readonly slug: string;
}

/** Who leads in the club's ratings, and where one stands oneself; nothing before the first tournament. */
export async function SeasonSoFar({ clubId, slug }: SeasonSoFarProps) {
  const [t, list, person, answer] = await Promise.all([
    getTranslations('clubs.season'),
    getTranslations('list'),
    currentPerson(),
    askGateway(routes.getClubRatings, { params: { clubId }, query: {} }),
  ]);
  const ratings = answer.ok ? answer.value.ratings : [];
  if (ratings.length === 0) return null;
  return (
    <section aria-labelledby="season">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="season" className="text-2xl">
          {(answer.ok && answer.value.season?.name) || t('title')}
        </h2>
        <Link href={`/clubs/${slug}/ratings`} className="link">
          {t('all', { count: ratings.length })}
        </Link>
      </div>
      <ol>
        {bestAndOwn(ratings, person?.id).map(({ person: key, rank, name, userId, games, rating }) => {
          const isOwn = userId !== null && userId === person?.id;
          return (
            <li key={key} className="flex items-baseline gap-4 border-t border-line py-2">
              <span className="num w-6">{rank}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {isOwn ? <b className="font-[650]">{name}</b> : name}
                {isOwn && <span className="text-ink-2"> ({list('you')})</span>}
              </span>
              <span className="text-sm text-ink-2">{t('games', { count: games })}</span>
              <span className="num min-w-12 text-right">{rating}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
