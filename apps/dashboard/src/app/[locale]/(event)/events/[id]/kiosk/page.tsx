import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DoorPage } from '@/tournaments/public/door-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tournamentDoor');
  return { title: t('title'), robots: 'noindex' };
}

export default async function Page({ params, searchParams }: PageProps<'/[locale]/events/[id]/kiosk'>) {
  const { id } = await params;
  const { key } = await searchParams;
  return <DoorPage tournamentId={id} doorKey={typeof key === 'string' ? key : ''} isScreen />;
}
