import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChangeEmail } from '@/accounts/change-email';
import { ChangePassword } from '@/accounts/change-password';
import { GuestNote } from '@/accounts/guest-note';
import { Sessions } from '@/accounts/sessions';
import { requirePerson } from '@/gateway/current-person';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('pages.security') };
}

export default async function SecurityPage() {
  const person = await requirePerson('/account/security');
  return (
    <>
      {person.kind === 'account' ? (
        <>
          <ChangeEmail email={person.email ?? ''} pendingEmail={person.pendingEmail} />
          <ChangePassword />
        </>
      ) : (
        <GuestNote pendingEmail={person.pendingEmail} />
      )}
      <Sessions timeZone={person.timeZone} />
    </>
  );
}
