import type { AnnouncementBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { formatDay, type Reading } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';

export interface ClubNewsProps {
  readonly slug: string;
  readonly announcements: readonly AnnouncementBody[];
  readonly reading: Reading;
  readonly mayAnnounce: boolean;
}

/** The newest announcement in full on the dark sheet, the others as lines. */
export async function ClubNews({ slug, announcements, reading, mayAnnounce }: ClubNewsProps) {
  const t = await getTranslations('clubs');
  const [newest, ...others] = announcements;
  if (!newest)
    return mayAnnounce ? (
      <section aria-labelledby="news" className="grid justify-items-start gap-2">
        <h2 id="news" className="text-2xl">
          {t('pages.news')}
        </h2>
        <p className="text-ink-2">{t('noNewsOrganiser')}</p>
        <Link href={`/clubs/${slug}/news`} className={buttonClass({ variant: 'quiet' })}>
          {t('announce')}
        </Link>
      </section>
    ) : null;
  return (
    <section aria-labelledby="news" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="news" className="text-2xl">
          {t('pages.news')}
        </h2>
        <Link href={`/clubs/${slug}/news`} className="link">
          {t(mayAnnounce ? 'announce' : 'allNews')}
        </Link>
      </div>
      <article className="rounded-4 bg-ink p-5 text-on-ink">
        <h3 className="text-xl">{newest.title}</h3>
        <p className="mt-2 line-clamp-6 whitespace-pre-line">{newest.text}</p>
        <p className="mt-3 text-sm opacity-85">{byline(newest, reading)}</p>
      </article>
      {others.length > 0 && (
        <ul>
          {others.map((item) => (
            <li key={item.id} className="border-t border-line py-3">
              <p className="font-[650]">{item.title}</p>
              <p className="text-sm text-ink-2">{byline(item, reading)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function byline({ author, createdAt }: AnnouncementBody, reading: Reading): string {
  const day = formatDay(createdAt, reading);
  return author === null ? day : `${author}, ${day}`;
}
