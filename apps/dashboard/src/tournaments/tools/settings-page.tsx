'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/api/use-api';
import { Link, useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { CheckRow } from '@/ui/form/fields';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { Foresight } from '../history/foresight';
import { Details } from './details';
import { Exports } from './exports';
import { FormatSettings } from './format-settings';
import { PlaySettings } from './play-settings';

/** What is told about the event, how it is played, and what goes out of it. */
export function SettingsPage() {
  const t = useTranslations('tournamentTools');
  const { name, rules, registration, cap, stages } = useTournament().tournament;
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 pt-6 pb-16 sm:px-8">
      <h1 className="text-3xl">{t('settings')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6">
          <Details />
          {/* A form begins anew when what it shows was changed, and not whenever somebody checks in. */}
          <FormatSettings key={JSON.stringify(stages.map(({ setup }) => setup))} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PlaySettings key={JSON.stringify({ name, rules, registration, cap })} />
        </div>
        <div className="grid gap-6">
          <Exports />
          <PrintLinks />
          <Ending />
        </div>
      </div>
    </div>
  );
}

function PrintLinks() {
  const t = useTranslations('tournamentTools');
  const { page } = useTournament();
  return (
    <Surface className="grid gap-3" aria-labelledby="print">
      <h2 id="print" className="text-xl">
        {t('print.title')}
      </h2>
      <p className="text-ink-2">{t('print.text')}</p>
      <div className="flex flex-wrap gap-2">
        {(['people', 'poster', 'tents', 'seating', 'sheets', 'standings'] as const).map((what) => (
          <Link key={what} href={`${page}/print/${what}`} className={buttonClass({ variant: 'quiet' })}>
            <Icon name="printer" />
            {t(`print.${what}`)}
          </Link>
        ))}
      </div>
    </Surface>
  );
}

/** A draft is deleted; an event that people know of is cancelled. */
function Ending() {
  const t = useTranslations('tournamentTools');
  const { tournament, params, slug } = useTournament();
  const router = useRouter();
  const [isCancelling, setIsCancelling] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const remove = useAction(routes.deleteTournament, {
    onDone: () => {
      router.push(`/clubs/${slug}/tournaments`);
    },
  });
  if (tournament.status === 'cancelled' || tournament.status === 'locked') return null;
  return (
    <Surface className="grid gap-3" aria-labelledby="ending">
      <h2 id="ending" className="text-xl">
        {t(tournament.published ? 'cancel.title' : 'delete.title')}
      </h2>
      <p className="text-ink-2">{t(tournament.published ? 'cancel.text' : 'delete.text')}</p>
      {tournament.published ? (
        <Button
          variant="quiet"
          onClick={() => {
            setIsCancelling(true);
          }}
        >
          {t('cancel.do')}
        </Button>
      ) : (
        <>
          <CheckRow label={t('delete.sure')} checked={isSure} onChange={setIsSure} />
          <Button
            variant="quiet"
            disabled={!isSure || remove.isPending}
            onClick={() => {
              remove.mutate({ params });
            }}
          >
            {t('delete.do')}
          </Button>
        </>
      )}
      <RefusalNote error={remove.error?.refusal} />
      {isCancelling && (
        <Foresight
          command={{ type: 'cancel' }}
          title={t('cancel.confirm', { name: tournament.name })}
          onClose={() => {
            setIsCancelling(false);
          }}
        />
      )}
    </Surface>
  );
}
