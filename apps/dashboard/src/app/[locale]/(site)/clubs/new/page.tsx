import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { NewClub } from '@/clubs/new-club';
import { requirePerson } from '@/gateway/current-person';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubs.new');
  return { title: t('title') };
}

export default async function NewClubPage() {
  const t = await getTranslations('clubs.new');
  const person = await requirePerson('/clubs/new');
  if (person.kind === 'guest')
    return (
      <Notice
        title={t(person.pendingEmail === null ? 'needsAccount' : 'needsMail')}
        text={
          person.pendingEmail === null
            ? t('needsAccountText')
            : t('needsMailText', { email: person.pendingEmail })
        }
      >
        <Link
          href={{ pathname: '/sign-up', query: { next: '/clubs/new' } }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(person.pendingEmail === null ? 'signUp' : 'signUpAgain')}
        </Link>
      </Notice>
    );
  const messages = pickMessages(await getMessages(), ['clubs', 'form', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages}>
      <div className="mx-auto grid max-w-2xl gap-6 px-4 pt-4 pb-16">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('text')}</p>
        </div>
        <div className="rounded-4 bg-surface p-5 shadow-2 sm:p-8">
          <NewClub timeZone={person.timeZone} />
        </div>
      </div>
    </NextIntlClientProvider>
  );
}
