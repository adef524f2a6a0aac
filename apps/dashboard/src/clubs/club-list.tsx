import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { Icon } from '@/ui/icon';

export interface ListedClub {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly members: number;
  readonly description?: string;
}

export async function ClubList({ clubs }: { readonly clubs: readonly ListedClub[] }) {
  const t = await getTranslations('clubs');
  return (
    <ul className="grid gap-2">
      {clubs.map(({ id, slug, name, members, description }) => (
        <li key={id}>
          <Link
            href={`/clubs/${slug}`}
            className="flex min-h-16 items-center gap-4 rounded-3 bg-surface px-5 py-3 text-ink no-underline shadow-1 hover:bg-surface-3"
          >
            <span className="min-w-0 flex-1">
              <b className="block font-display wrap-anywhere text-lg font-bold">{name}</b>
              {description && <span className="line-clamp-2 text-ink-2">{description}</span>}
              <span className="text-sm text-ink-2">{t('memberCount', { count: members })}</span>
            </span>
            <Icon name="arrowRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
