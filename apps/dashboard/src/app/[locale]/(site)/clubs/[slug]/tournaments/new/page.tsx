import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { loadRuleSets } from '@/rule-sets/load-rule-sets';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { suggestedStart } from '@/tournaments/wizard/local-time';
import { Wizard } from '@/tournaments/wizard/wizard';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tournaments');
  return { title: t('list.new') };
}

export default async function NewTournamentPage({
  params,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/new'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/tournaments/new', 'tournaments.direct');
  const t = await getTranslations('tournaments');
  const names = await getTranslations('ruleSets');
  const { house, own } = await loadRuleSets(club.id);
  const ruleSets = [
    ...own.flatMap(({ name, latest, archived }) =>
      latest && !archived ? [{ value: latest.id, label: name }] : [],
    ),
    ...house.map((version) => ({ value: version.id, label: ruleSetName(names, version) })),
  ];
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-6 pb-16">
      <h1 className="text-3xl">{t('wizard.title')}</h1>
      <div className="rounded-4 bg-surface p-5 shadow-2 sm:p-8">
        <Wizard
          clubId={club.id}
          page={`/clubs/${slug}/tournaments`}
          timeZone={club.timeZone}
          ruleSets={ruleSets}
          initial={{
            name: '',
            startsAt: suggestedStart(new Date(), club.timeZone),
            venue: '',
            description: '',
            mode: 'table',
            registration: 'open',
            cap: null,
            players: 16,
            boxes: 4,
            hours: 3,
            ruleSetVersionId: ruleSets[0]?.value ?? '',
            gameRounds: 3,
            suggestion: 0,
            clockMinutes: null,
            listed: true,
          }}
        />
      </div>
    </div>
  );
}
