import { routes, type AccountBody } from '@red-disc/contracts';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { redirect } from '@/i18n/navigation';
import { askGateway } from './gateway';

/** Who reads this page, asked once a page; undefined for somebody who is not signed in. */
export const currentPerson = cache(async (): Promise<AccountBody | undefined> => {
  const answer = await askGateway(routes.getAccount, {});
  return answer.ok ? (answer.value.account ?? undefined) : undefined;
});

/** For pages that are about oneself: whoever is not signed in signs in first and comes back here. */
export async function requirePerson(page: string): Promise<AccountBody> {
  const person = await currentPerson();
  if (person) return person;
  return redirect({ href: { pathname: '/sign-in', query: { next: page } }, locale: await getLocale() });
}
