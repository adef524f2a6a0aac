import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireClub } from '@/clubs/find-club';
import { eveningOf } from '@/evenings/evening-defaults';
import { ChangeEvening } from '@/evenings/evening-form';
import { ruleChoices } from '@/evenings/rule-choices';
import { askGateway } from '@/gateway/gateway';
import { placeOfZone } from '@/i18n/when';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { PageHead } from '@/ui/page-head';
import { Surface } from '@/ui/surface';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('evenings');
  return { title: t('changePlan') };
}

export default async function ChangeEveningPage({
  params,
}: PageProps<'/[locale]/clubs/[slug]/evenings/[scheduleId]'>) {
  const { slug, scheduleId } = await params;
  const club = await requireClub(slug, `/evenings/${scheduleId}`, 'schedules.write');
  const t = await getTranslations('evenings');
  const names = await getTranslations('ruleSets');
  const [plans, rules] = await Promise.all([
    askGateway(routes.listSchedules, { params: { clubId: club.id } }),
    ruleChoices(names, club.id),
  ]);
  const plan = plans.ok ? plans.value.schedules.find(({ id }) => id === scheduleId) : undefined;
  if (!plan || plan.ended) notFound();
  const pinned = {
    value: plan.ruleSetVersionId,
    label: ruleSetName(names, { name: plan.ruleSetName }),
  };
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHead title={t('changePlan')} text={t('changePlanText')} />
      <Surface className="sm:p-8!">
        <ChangeEvening
          clubId={club.id}
          slug={slug}
          scheduleId={scheduleId}
          // A plan may hold on to a version that is not the newest any more.
          rules={rules.some(({ value }) => value === pinned.value) ? rules : [pinned, ...rules]}
          defaults={eveningOf(plan)}
          zone={t('zone', { place: placeOfZone(club.timeZone) })}
        />
      </Surface>
    </div>
  );
}
