import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { AccountBody } from '@red-disc/contracts';
import { currentPerson } from '@/gateway/current-person';
import { redirect } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { AccountCard, type AccountCardProps } from './account-card';
import { nextPage } from './next-page';

export interface Visitor {
  /** A guest, or nobody yet. */
  readonly person: AccountBody | undefined;
  /** Where to go once signed in. */
  readonly next: string;
}

/** Who comes to sign in or up; whoever has an account already goes on at once. */
export async function readVisitor(
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>,
): Promise<Visitor> {
  const next = nextPage((await searchParams)['next'], '/clubs');
  const person = await currentPerson();
  if (person?.kind === 'account') redirect({ href: next, locale: await getLocale() });
  return { person, next };
}

/** The frame of the pages to sign in and up. */
export async function SigningPage(props: AccountCardProps) {
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['signing', 'form', 'refusal'])}>
      <AccountCard {...props} />
    </NextIntlClientProvider>
  );
}
