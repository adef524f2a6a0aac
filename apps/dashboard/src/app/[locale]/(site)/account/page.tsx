import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GuestNote } from '@/accounts/guest-note';
import { Profile } from '@/accounts/profile';
import { requirePerson } from '@/gateway/current-person';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('pages.profile') };
}

export default async function ProfilePage() {
  const person = await requirePerson('/account');
  return (
    <>
      {person.kind === 'guest' && <GuestNote pendingEmail={person.pendingEmail} />}
      <Profile
        name={person.name}
        language={person.language}
        timeZone={person.timeZone}
        birthday={person.birthday}
      />
    </>
  );
}
