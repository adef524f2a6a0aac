import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignIn } from '@/accounts/sign-in';
import { readVisitor, SigningPage } from '@/accounts/signing-page';
import { Link } from '@/i18n/navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signing');
  return { title: t('signInTitle'), description: t('signInText') };
}

export default async function SignInPage({ searchParams }: PageProps<'/[locale]/sign-in'>) {
  const { person, next } = await readVisitor(searchParams);
  const t = await getTranslations('signing');
  return (
    <SigningPage
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
    </SigningPage>
  );
}
