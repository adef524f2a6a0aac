'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { useApi } from '@/api/use-api';
import { Skeleton } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { useTournament } from '../core/tournament-provider';
import { NextStep } from '../overview/next-step';
import { PublishNote } from '../overview/publish-note';
import { CheckInDesk } from './check-in-desk';
import { DoorCodes } from './door-codes';
import { EntrantImport } from './entrant-import';
import { EntrantList } from './entrant-list';
import { KeptApart } from './kept-apart';
import { NewEntrant } from './new-entrant';

/** Everybody in the event: who has entered, who is here, who must not sit together. */
export function PeoplePage() {
  const t = useTranslations('tournamentPeople');
  const { params, tournament, mayDirect } = useTournament();
  const { data } = useApi(routes.listEntrants, { params });
  const first = tournament.checkIn === 'open' || !mayDirect ? 'desk' : 'list';
  const [tab, setTab] = useQueryState('tab', parseAsString.withDefault(first));
  if (!data) return <Skeleton className="mx-auto mt-8 h-64 max-w-5xl" />;
  const { entrants, apart } = data;
  const desk = {
    key: 'desk',
    label: t('tabs.desk'),
    content: <CheckInDesk entrants={entrants} />,
  };
  const organising = [
    {
      key: 'list',
      label: t('tabs.list', { count: entrants.length }),
      content: (
        <div className="grid gap-6">
          <NewEntrant />
          <EntrantList entrants={entrants} />
        </div>
      ),
    },
    desk,
    { key: 'import', label: t('tabs.import'), content: <EntrantImport /> },
    { key: 'apart', label: t('tabs.apart'), content: <KeptApart entrants={entrants} apart={apart} /> },
    { key: 'codes', label: t('tabs.codes'), content: <DoorCodes /> },
  ];
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-6 pb-16 sm:px-8">
      <h1 className="text-3xl">{t('title')}</h1>
      {mayDirect && (tournament.published ? <NextStep /> : <PublishNote />)}
      <Tabs
        label={t('title')}
        tabs={mayDirect ? organising : [desk]}
        value={tab}
        onChange={(key) => void setTab(key)}
      />
    </div>
  );
}
