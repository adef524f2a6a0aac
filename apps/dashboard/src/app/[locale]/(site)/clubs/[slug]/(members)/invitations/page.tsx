import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Invitations } from '@/clubs/people/invitations';
import { PeopleTabs } from '@/clubs/people/people-tabs';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('members');
  return { title: t('tabs.invitations') };
}

export default async function InvitationsPage({ params }: PageProps<'/[locale]/clubs/[slug]/invitations'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/invitations', 'club.invite');
  const t = await getTranslations('members');
  const answer = await askGateway(routes.listInvitations, { params: { clubId: club.id }, query: {} });
  return (
    <>
      <PageHead title={t('tabs.invitations')} text={t('invitationsText')} />
      <PeopleTabs club={club} />
      <Invitations
        clubId={club.id}
        timeZone={club.timeZone}
        origin={await readOrigin()}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
