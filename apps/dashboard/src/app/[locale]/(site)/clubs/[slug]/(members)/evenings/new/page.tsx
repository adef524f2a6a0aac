import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { newEvening } from '@/evenings/evening-defaults';
import { NewEvening } from '@/evenings/evening-form';
import { ruleChoices } from '@/evenings/rule-choices';
import { placeOfZone } from '@/i18n/when';
import { PageHead } from '@/ui/page-head';
import { Surface } from '@/ui/surface';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('evenings');
  return { title: t('plan') };
}

export default async function NewEveningPage({ params }: PageProps<'/[locale]/clubs/[slug]/evenings/new'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/evenings/new', 'schedules.write');
  const t = await getTranslations('evenings');
  const rules = await ruleChoices(await getTranslations('ruleSets'), club.id);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHead title={t('plan')} text={t('planText')} />
      <Surface className="sm:p-8!">
        <NewEvening
          clubId={club.id}
          slug={slug}
          rules={rules}
          defaults={newEvening(new Date(), club.timeZone, rules[0]?.value ?? '')}
          zone={t('zone', { place: placeOfZone(club.timeZone) })}
        />
      </Surface>
    </div>
  );
}
