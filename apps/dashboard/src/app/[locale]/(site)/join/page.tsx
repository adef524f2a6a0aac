import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { InvitationPage } from '@/clubs/invitation-page';
import { currentPerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { Link, redirect } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { Notice } from '@/site/notice';
import { CodeForm } from '@/start/code-form';
import { buttonClass } from '@/ui/button-class';

export async function generateMetadata(): Promise<Metadata> {
  const code = await getTranslations('start.code');
  return { title: code('join'), robots: { index: false } };
}

/** From a code that somebody read out to its table or club, or from the link of an invitation into the club. */
export default async function JoinPage({ searchParams }: PageProps<'/[locale]/join'>) {
  const { code } = await searchParams;
  const t = await getTranslations('tables');
  const start = await getTranslations('start.code');
  if (typeof code !== 'string' || code.trim() === '')
    return (
      <Invitation
        otherwise={
          <div className="mx-auto max-w-md px-4 py-10">
            <h1 className="sr-only">{start('join')}</h1>
            <CodeForm />
          </div>
        }
      />
    );
  const found = await askGateway(routes.findTableByCode, { body: { code: code.trim() } });
  if (found.ok) {
    const { id, key } = found.value;
    return redirect({ href: { pathname: `/tables/${id}`, query: { key } }, locale: await getLocale() });
  }
  const isLost = found.error.code === 'RETRY';
  return (
    <Invitation
      code={code.trim()}
      otherwise={
        <Notice
          title={t(isLost ? 'offline' : 'unknownCode', { code })}
          text={t(isLost ? 'offlineText' : 'unknownCodeText')}
        >
          <div className="grid w-full max-w-md text-left">
            <CodeForm />
          </div>
          <Link href="/tables" className={buttonClass()}>
            {t('listTitle')}
          </Link>
        </Notice>
      }
    />
  );
}

/** A code that is no table's may be a club's; whoever has a link has it behind the #, which only the browser sees. */
async function Invitation(props: { readonly code?: string; readonly otherwise: ReactNode }) {
  const person = await currentPerson();
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['clubs', 'form', 'refusal'])}>
      <InvitationPage {...props} person={person && { name: person.name, isGuest: person.kind === 'guest' }} />
    </NextIntlClientProvider>
  );
}
