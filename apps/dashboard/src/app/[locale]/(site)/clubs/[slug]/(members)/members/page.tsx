import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { MemberTable } from '@/clubs/people/member-table';
import { PeopleTabs } from '@/clubs/people/people-tabs';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('members');
  return { title: t('title') };
}

export default async function MembersPage({ params }: PageProps<'/[locale]/clubs/[slug]/members'>) {
  const { slug } = await params;
  const [club, person] = await Promise.all([
    requireClub(slug, '/members', 'club.members.read'),
    requirePerson(`/clubs/${slug}/members`),
  ]);
  const t = await getTranslations('members');
  const answer = await askGateway(routes.listMembers, { params: { clubId: club.id }, query: {} });
  const { id, timeZone, places, may } = club;
  return (
    <>
      <PageHead title={t('title')} text={t('membersText')}>
        {may.includes('club.invite') && (
          <Link href={`/clubs/${slug}/invitations`} className={buttonClass({ variant: 'primary' })}>
            <Icon name="plus" />
            {t('invite')}
          </Link>
        )}
      </PageHead>
      <PeopleTabs club={club} />
      <MemberTable
        club={{ id, slug, timeZone, places, may }}
        ownId={person.id}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
