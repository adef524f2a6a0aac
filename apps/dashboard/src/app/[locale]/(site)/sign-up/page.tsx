import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AccountCard } from '@/accounts/account-card';
import { nextPage } from '@/accounts/next-page';
import { SignUp } from '@/accounts/sign-up';
import { currentPerson } from '@/gateway/current-person';
import { Link, redirect } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signing');
  return { title: t('signUpTitle'), description: t('signUpText') };
}

export default async function SignUpPage({ searchParams }: PageProps<'/[locale]/sign-up'>) {
  const next = nextPage((await searchParams)['next'], '/clubs');
  const person = await currentPerson();
  if (person?.kind === 'account') redirect({ href: next, locale: await getLocale() });
  const t = await getTranslations('signing');
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['signing', 'form', 'refusal'])}>
      <AccountCard
        title={t('signUpTitle')}
        text={person ? t('signUpGuestText', { name: person.name }) : t('signUpText')}
        footer={
          <p>
            {t('haveAccount')}{' '}
            <Link href={{ pathname: '/sign-in', query: { next } }} className="link inline-block py-1.5">
              {t('signIn')}
            </Link>
          </p>
        }
      >
        <SignUp guestName={person?.name} next={next} />
      </AccountCard>
    </NextIntlClientProvider>
  );
}
