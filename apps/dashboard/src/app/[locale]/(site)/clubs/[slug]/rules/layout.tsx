import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { findClub } from '@/clubs/find-club';
import { pickMessages } from '@/i18n/pick-messages';

/** Days and times are those of the club. */
export default async function ClubRulesLayout({
  children,
  params,
}: LayoutProps<'/[locale]/clubs/[slug]/rules'>) {
  const found = await findClub((await params).slug);
  const messages = pickMessages(await getMessages(), ['ruleSets', 'lab', 'form', 'list', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages} {...(found && { timeZone: found.page.timeZone })}>
      <Workspace>{children}</Workspace>
    </NextIntlClientProvider>
  );
}
