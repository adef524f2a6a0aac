import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AccountCard } from '@/accounts/account-card';
import { nextPage } from '@/accounts/next-page';
import { SignIn } from '@/accounts/sign-in';
import { currentPerson } from '@/gateway/current-person';
import { Link, redirect } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signing');
  return { title: t('signInTitle'), description: t('signInText') };
}

export default async function SignInPage({ searchParams }: PageProps<'/[locale]/sign-in'>) {
  const next = nextPage((await searchParams)['next'], '/clubs');
  const person = await currentPerson();
  if (person?.kind === 'account') redirect({ href: next, locale: await getLocale() });
  const t = await getTranslations('signing');
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['signing', 'form', 'refusal'])}>
      <AccountCard
        title={t('signInTitle')}
        text={t('signInText')}
        footer={
          <>
            <p>
              {t('noAccount')}{' '}
              <Link href={{ pathname: '/sign-up', query: { next } }} className="link inline-block py-1.5">
                {t('signUp')}
              </Link>
            </p>
            <Link href="/reset-password" className="link inline-block py-1.5">
              {t('forgot')}
            </Link>
          </>
        }
      >
        <SignIn next={next} guest={person && !person.device ? person.name : undefined} />
      </AccountCard>
    </NextIntlClientProvider>
  );
}
