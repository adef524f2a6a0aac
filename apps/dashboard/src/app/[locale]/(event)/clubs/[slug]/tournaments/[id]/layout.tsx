import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Suspense } from 'react';
import { Workspace } from '@/api/workspace';
import { pickMessages } from '@/i18n/pick-messages';
import { Palette } from '@/palette/palette';
import { Brand } from '@/site/brand';
import { HeaderPerson } from '@/site/header-person';
import { loadTournament } from '@/tournaments/core/load-tournament';
import { TournamentBar } from '@/tournaments/core/tournament-bar';
import { TournamentProvider } from '@/tournaments/core/tournament-provider';

/** The pages of one event: one bar above them, and the event itself for all of them. */
export default async function TournamentLayout({
  children,
  params,
}: LayoutProps<'/[locale]/clubs/[slug]/tournaments/[id]'>) {
  const { slug, id } = await params;
  const { club, tournament } = await loadTournament(slug, id);
  const messages = pickMessages(await getMessages(), [
    'tournaments',
    'tournamentFormats',
    'tournamentPolicies',
    'tournamentPeople',
    'tournamentSeating',
    'tournamentRound',
    'tournamentResult',
    'tournamentStandings',
    'tournamentLog',
    'tournamentTools',
    'tournamentRefusal',
    'eventPage',
    'site',
    'theme',
    'error',
    'live',
    'form',
    'list',
    'refusal',
  ]);
  const of = {
    clubId: club.id,
    slug,
    clubName: club.name,
    mayDirect: club.may.includes('tournaments.direct'),
    mayRule: club.may.includes('tournaments.rule'),
  };
  return (
    <NextIntlClientProvider messages={messages}>
      <Workspace>
        <TournamentProvider of={of} initial={tournament}>
          <div className="flex min-h-dvh flex-col">
            <TournamentBar
              brand={<Brand />}
              person={
                <>
                  <Palette />
                  <Suspense fallback={<span className="size-11" />}>
                    <HeaderPerson />
                  </Suspense>
                </>
              }
            />
            <main id="main" className="flex flex-1 flex-col">
              {children}
            </main>
          </div>
        </TournamentProvider>
      </Workspace>
    </NextIntlClientProvider>
  );
}
