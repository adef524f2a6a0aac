import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireClub } from '@/clubs/find-club';
import { Link } from '@/i18n/navigation';
import { LabChoice } from '@/lab/lab-choice';
import { LabPanel } from '@/lab/lab-panel';
import { loadSides } from '@/lab/load-sides';
import { SavedRuns } from '@/lab/saved-runs';
import { sideKey } from '@/lab/side';
import { Icon } from '@/ui/icon';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab');
  return { title: t('title') };
}

/** The variant lab: what rules do, before people play by them. */
export default async function LabPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/rules/lab'>) {
  const { slug } = await params;
  const query = await searchParams;
  const rulesPage = `/clubs/${slug}/rules`;
  const page = `${rulesPage}/lab`;
  const club = await requireClub(slug, '/rules/lab', 'rule-sets.read');
  const t = await getTranslations('lab');
  const rules = await getTranslations('ruleSets');
  const sides = await loadSides(club.id);
  /** By its key, or by a bare version as other pages link to it. */
  const find = (asked: string | string[] | undefined) =>
    sides.find((side) => [asked, `version:${String(asked)}`].includes(sideKey(side)));
  const a = find(query['a']) ?? sides[0] ?? notFound();
  const b = find(query['b']);
  const options = sides.map((side) => ({ value: sideKey(side), label: side.name }));
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-4 pt-7 pb-16 sm:px-8">
      <header className="grid gap-2">
        <Link href={rulesPage} className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start">
          <Icon name="arrowLeft" />
          {rules('title')}
        </Link>
        <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
        <p className="max-w-[42rem] text-lg text-pretty text-ink-2">{t('lead')}</p>
      </header>
      <LabChoice options={options} a={sideKey(a)} b={b && sideKey(b)} />
      <LabPanel
        key={`${sideKey(a)} ${b ? sideKey(b) : ''}`}
        clubId={club.id}
        a={a}
        b={b}
        mayRun={club.may.includes('rule-sets.simulate')}
      />
      <SavedRuns clubId={club.id} page={page} sides={sides} />
    </div>
  );
}
