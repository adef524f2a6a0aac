import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignUp } from '@/accounts/sign-up';
import { readVisitor, SigningPage } from '@/accounts/signing-page';
import { Link } from '@/i18n/navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signing');
  return { title: t('signUpTitle'), description: t('signUpText') };
}

export default async function SignUpPage({ searchParams }: PageProps<'/[locale]/sign-up'>) {
  const { person, next } = await readVisitor(searchParams);
  const t = await getTranslations('signing');
  return (
    <SigningPage
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
    </SigningPage>
  );
}
