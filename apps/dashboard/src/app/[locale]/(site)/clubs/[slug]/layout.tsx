import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { ClubBar } from '@/clubs/club-bar';
import { findClub } from '@/clubs/find-club';
import { pickMessages } from '@/i18n/pick-messages';

/** Every page of a club has its bar above it, for those who belong to the club. */
export default async function ClubLayout({ children, params }: LayoutProps<'/[locale]/clubs/[slug]'>) {
  const { slug } = await params;
  const found = await findClub(slug);
  if (!found?.club) return children;
  const { name, may } = found.club;
  return (
    <>
      <NextIntlClientProvider messages={pickMessages(await getMessages(), ['clubs'])}>
        <ClubBar slug={slug} name={name} may={may} />
      </NextIntlClientProvider>
      {children}
    </>
  );
}
