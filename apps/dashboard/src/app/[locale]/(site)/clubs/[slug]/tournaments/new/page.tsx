import type { RuleSetVersionBody } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { loadRuleSets, loadVersion } from '@/rule-sets/load-rule-sets';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { suggestedStart } from '@/tournaments/wizard/local-time';
import type { RuleSetChoice } from '@/tournaments/wizard/plan';
import { Wizard } from '@/tournaments/wizard/wizard';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tournaments');
  return { title: t('list.new') };
}

/** A rule set may fix how many rounds a game has; the sheets of the tables then have as many. */
function choice({ id, rules }: RuleSetVersionBody, label: string): RuleSetChoice {
  const { rounds } = rules;
  return { value: id, label, rounds: typeof rounds === 'number' ? rounds : null };
}

export default async function NewTournamentPage({
  params,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/new'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/tournaments/new', 'tournaments.direct');
  const t = await getTranslations('tournaments');
  const names = await getTranslations('ruleSets');
  const { house, own } = await loadRuleSets(club.id);
  const current = own.flatMap(({ latest, archived }) => (latest && !archived ? [latest.id] : []));
  const versions = await Promise.all(current.map((id) => loadVersion(club.id, id)));
  const ruleSets = [
    ...versions.map(({ version }) => choice(version, version.name)),
    ...house.map((version) => choice(version, ruleSetName(names, version))),
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
            gameRounds: ruleSets[0]?.rounds ?? 3,
            suggestion: 0,
            own: null,
            scoring: null,
            clockMinutes: null,
            listed: true,
          }}
        />
      </div>
    </div>
  );
}
