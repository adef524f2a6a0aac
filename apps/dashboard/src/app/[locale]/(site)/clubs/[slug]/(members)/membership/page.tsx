import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CalendarFeeds } from '@/accounts/calendar-feeds';
import { requireClub } from '@/clubs/find-club';
import { KidSeats } from '@/clubs/settings/kid-seats';
import { LeaveClub } from '@/clubs/settings/leave-club';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubSettings');
  return { title: t('membership') };
}

/** What is one's own in a club: roles, kids' seats, the calendar, and the way out. */
export default async function MembershipPage({ params }: PageProps<'/[locale]/clubs/[slug]/membership'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/membership', 'club.leave');
  const [t, members] = await Promise.all([getTranslations('clubSettings'), getTranslations('members')]);
  const hasKids = club.kids !== 'none' && club.may.includes('club.kid-seats.write');
  const seats = hasKids ? await askGateway(routes.listKidSeats, { params: { clubId: club.id } }) : undefined;
  const roles = club.places.map((place) => members(`role.${place}`)).join(', ');
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <PageHead title={t('membership')} text={t('yourRoles', { roles })} />
      <CalendarFeeds timeZone={club.timeZone} club={{ id: club.id, name: club.name }} />
      {hasKids && (
        <KidSeats
          clubId={club.id}
          timeZone={club.timeZone}
          origin={await readOrigin()}
          initial={seats?.ok ? seats.value : { seats: [] }}
        />
      )}
      <LeaveClub clubId={club.id} clubName={club.name} />
    </div>
  );
}
