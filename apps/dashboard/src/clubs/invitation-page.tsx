'use client';

import type { ClubPage } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useSecretInHash } from '@/accounts/use-secret-in-hash';
import { Link, useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { TextField } from '@/ui/form/fields';
import { Form, FormAlert } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { useApiForm } from '@/ui/form/use-api-form';
import { Skeleton } from '@/ui/skeleton';

/** Where an invitation waits while somebody signs in; it is a secret and stands in no address. */
const keptUnder = 'invitation';

async function loadGateway() {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  return { routes, ask };
}

type Opened =
  | { readonly type: 'opening' }
  | { readonly type: 'unknown' }
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'club'; readonly secret: string; readonly page: ClubPage };

export interface InvitationPageProps {
  /** A code that somebody typed; a link has its secret behind the #. */
  readonly code?: string;
  /** Who reads this; undefined for somebody who is not signed in. */
  readonly person: { readonly name: string; readonly isGuest: boolean } | undefined;
  /** What the page shows where there is no invitation. */
  readonly otherwise: ReactNode;
}

/** From a link, a code or a mail into a club. */
export function InvitationPage({ code, person, otherwise }: InvitationPageProps) {
  const words = useTranslations('refusal');
  const found = useSecretInHash();
  const [opened, setOpened] = useState<Opened>({ type: 'opening' });
  useEffect(() => {
    if (found.type === 'unknown') return;
    const secret =
      found.type === 'secret' ? found.secret : (code ?? sessionStorage.getItem(keptUnder) ?? undefined);
    const open = async (): Promise<Opened> => {
      if (secret === undefined) return { type: 'unknown' };
      const { routes, ask } = await loadGateway();
      const answer = await ask(routes.openInvitation, { body: { secret } });
      if (answer.ok) return { type: 'club', secret, page: answer.value };
      sessionStorage.removeItem(keptUnder);
      return found.type === 'secret' || answer.error.code === 'TOO_MANY'
        ? { type: 'refused', text: refusalText(words, answer.error) }
        : { type: 'unknown' };
    };
    void open().then(setOpened);
  }, [found, code, words]);

  if (opened.type === 'opening') return <Skeleton className="mx-auto mt-8 h-72 w-full max-w-lg rounded-4" />;
  if (opened.type === 'unknown') return otherwise;
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-4 pb-16 sm:pt-8">
      {opened.type === 'refused' ? (
        <RefusedInvitation text={opened.text} />
      ) : (
        <OpenInvitation secret={opened.secret} page={opened.page} person={person} />
      )}
    </div>
  );
}

function RefusedInvitation({ text }: { readonly text: string }) {
  const t = useTranslations('clubs.invitation');
  return (
    <div className="grid justify-items-start gap-4 rounded-4 bg-surface p-5 shadow-2 sm:p-8">
      <h1 className="text-3xl">{t('over')}</h1>
      <p>{t('overText')}</p>
      <FormAlert text={text} />
      <Link href="/clubs" className={buttonClass()}>
        {t('toClubs')}
      </Link>
    </div>
  );
}

interface OpenInvitationProps {
  readonly secret: string;
  readonly page: ClubPage;
  readonly person: InvitationPageProps['person'];
}

function OpenInvitation({ secret, page, person }: OpenInvitationProps) {
  const t = useTranslations('clubs.invitation');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const router = useRouter();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const accept = async () => {
    setIsBusy(true);
    const { routes, ask } = await loadGateway();
    const answer = await ask(routes.acceptInvitation, { body: { secret } });
    if (answer.ok) {
      sessionStorage.removeItem(keptUnder);
      router.push(`/clubs/${page.slug}`);
      router.refresh();
    } else {
      setError(refusalText(words, answer.error));
      setIsBusy(false);
    }
  };
  const guest = useApiForm({
    load: () => import('./club-forms').then(({ guestNameForm }) => guestNameForm),
    defaults: { name: '', language: locale },
    onDone: accept,
  });
  const keep = () => {
    sessionStorage.setItem(keptUnder, secret);
  };
  return (
    <div className="grid gap-5 rounded-4 bg-surface p-5 shadow-2 sm:p-8">
      <div>
        <p className="text-ink-2">{t('invited')}</p>
        <h1 className="mt-1 text-3xl [overflow-wrap:anywhere]">{page.name}</h1>
        {page.description && <p className="mt-3 line-clamp-5 whitespace-pre-line">{page.description}</p>}
        <p className="mt-2 text-ink-2">{t('members', { count: page.members })}</p>
      </div>
      {person ? (
        <>
          <Button variant="primary" size="lg" disabled={isBusy} onClick={() => void accept()}>
            {t('joinAs', { name: person.name })}
          </Button>
          {person.isGuest && <p className="text-sm text-ink-2">{t('guestNote')}</p>}
        </>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <Link
              href={{ pathname: '/sign-in', query: { next: '/join' } }}
              onClick={keep}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('signIn')}
            </Link>
            <Link
              href={{ pathname: '/sign-up', query: { next: '/join' } }}
              onClick={keep}
              className={buttonClass()}
            >
              {t('signUp')}
            </Link>
          </div>
          <Form api={guest} className="gap-3! border-t border-line pt-5">
            <TextField
              control={guest.form.control}
              name="name"
              label={t('guestName')}
              hint={t('guestHint')}
              maxLength={40}
              autoComplete="nickname"
            />
            <SubmitButton variant="outline" isBusy={guest.isBusy || isBusy}>
              {t('asGuest')}
            </SubmitButton>
          </Form>
        </>
      )}
      {error && <FormAlert text={error} />}
    </div>
  );
}
