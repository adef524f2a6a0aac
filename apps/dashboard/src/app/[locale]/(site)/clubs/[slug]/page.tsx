import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ClubHome } from '@/clubs/club-home';
import { findClub } from '@/clubs/find-club';
import { PublicClub } from '@/clubs/public-club';
import { pickMessages } from '@/i18n/pick-messages';

export async function generateMetadata({ params }: PageProps<'/[locale]/clubs/[slug]'>): Promise<Metadata> {
  const found = await findClub((await params).slug);
  const t = await getTranslations('clubs');
  if (!found) return { title: t('title') };
  const { name, description } = found.page;
  return { title: name, description: description || t('text'), openGraph: { title: name } };
}

/** The same address for everybody: members come home, others see the public page. */
export default async function ClubPage({ params, searchParams }: PageProps<'/[locale]/clubs/[slug]'>) {
  const found = await findClub((await params).slug);
  if (!found) notFound();
  const messages = pickMessages(await getMessages(), ['clubs', 'evenings', 'form', 'refusal', 'tournaments']);
  return (
    <NextIntlClientProvider messages={messages}>
      {found.club ? (
        <ClubHome club={found.club} page={found.page} />
      ) : (
        <PublicClub page={found.page} query={await searchParams} />
      )}
    </NextIntlClientProvider>
  );
}
