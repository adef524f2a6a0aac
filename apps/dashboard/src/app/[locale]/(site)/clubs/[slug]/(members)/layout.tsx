import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Workspace } from '@/api/workspace';
import { pickMessages } from '@/i18n/pick-messages';

const namespaces = [
  'clubs',
  'members',
  'evenings',
  'tables',
  'clubSettings',
  'results',
  'ratings',
  'tournaments',
  'account',
  'form',
  'list',
  'refusal',
] as const;

/** The pages of a club that its own people work with. */
export default async function MembersLayout({ children }: LayoutProps<'/[locale]/clubs/[slug]'>) {
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), namespaces)}>
      <Workspace>
        <div className="mx-auto grid w-full max-w-6xl gap-7 px-4 pt-7 pb-16 sm:px-8">{children}</div>
      </Workspace>
    </NextIntlClientProvider>
  );
}
