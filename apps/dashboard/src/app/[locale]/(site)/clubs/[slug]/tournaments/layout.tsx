import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { pickMessages } from '@/i18n/pick-messages';

export default async function TournamentsLayout({
  children,
}: LayoutProps<'/[locale]/clubs/[slug]/tournaments'>) {
  const messages = pickMessages(await getMessages(), [
    'tournaments',
    'tournamentFormats',
    'tournamentRefusal',
    'form',
    'list',
    'refusal',
  ]);
  return (
    <NextIntlClientProvider messages={messages}>
      <Workspace>{children}</Workspace>
    </NextIntlClientProvider>
  );
}
