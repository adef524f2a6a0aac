import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Section } from '@/ui/section';

/** To a guest: what an account is for; to one who asked for it: that the mail waits. */
export async function GuestNote({ pendingEmail }: { readonly pendingEmail: string | null }) {
  const t = await getTranslations('account.guestNote');
  return (
    <Section
      title={t(pendingEmail === null ? 'title' : 'waiting')}
      text={pendingEmail === null ? t('text') : t('waitingText', { email: pendingEmail })}
    >
      <Link href="/sign-up" className={buttonClass({ variant: 'primary' }, 'justify-self-start')}>
        {t(pendingEmail === null ? 'signUp' : 'again')}
      </Link>
    </Section>
  );
}
