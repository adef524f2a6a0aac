import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { pickMessages } from '@/i18n/pick-messages';

export default async function ClubRulesLayout({ children }: LayoutProps<'/[locale]/clubs/[slug]/rules'>) {
  const messages = pickMessages(await getMessages(), ['ruleSets', 'lab', 'form', 'list', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages}>
      <Workspace>{children}</Workspace>
    </NextIntlClientProvider>
  );
}
