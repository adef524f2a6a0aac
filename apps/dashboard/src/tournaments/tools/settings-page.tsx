'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/api/use-api';
import { Link, useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Field } from '@/ui/field';
import { CheckRow } from '@/ui/form/fields';
import { SubmitButton } from '@/ui/form/submit-button';
import { Icon } from '@/ui/icon';
import { Input, TextArea } from '@/ui/input';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { Foresight } from '../history/foresight';
import { fromLocalTime, toLocalTime } from '../wizard/local-time';
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

function Details() {
  const t = useTranslations('tournamentTools');
  const words = useTranslations('tournaments');
  const { tournament, params } = useTournament();
  const [isSaved, setIsSaved] = useState(false);
  const save = useAction(routes.updateTournament, {
    changes: [routes.getTournament, routes.getTournamentTimetable],
    onDone: () => {
      setIsSaved(true);
    },
  });
  const [venue, setVenue] = useState(tournament.venue);
  const [description, setDescription] = useState(tournament.description);
  const [startsAt, setStartsAt] = useState(toLocalTime(tournament.startsAt, tournament.timeZone));
  const [isListed, setIsListed] = useState(tournament.listed);
  const submit = () => {
    const instant = fromLocalTime(startsAt, tournament.timeZone);
    setIsSaved(false);
    if (!instant) return;
    save.mutate({
      params,
      body: { venue, description, listed: isListed, startsAt: instant },
    });
  };
  return (
    <Surface aria-labelledby="details">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 id="details" className="text-xl">
          {t('details')}
        </h2>
        <Field
          label={words('fields.startsAt')}
          hint={words('fields.zone', { zone: tournament.timeZone })}
          error={startsAt === '' ? words('wizard.missing.startsAt') : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="datetime-local"
              value={startsAt}
              onChange={(event) => {
                setStartsAt(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label={words('fields.venue')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={300}
              value={venue}
              onChange={(event) => {
                setVenue(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label={words('fields.description')} hint={words('fields.descriptionHint')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={7}
              maxLength={4000}
              value={description}
              onChange={(event) => {
                setDescription(event.target.value);
              }}
            />
          )}
        </Field>
        <CheckRow
          label={words('fields.listed')}
          hint={words('fields.listedHint')}
          checked={isListed}
          onChange={setIsListed}
        />
        {tournament.listed && (
          <Link href={`/events/${tournament.id}`} className="link">
            {t('publicPage')}
          </Link>
        )}
        <RefusalNote error={save.error?.refusal} />
        <div className="flex items-center gap-3">
          <SubmitButton isBusy={save.isPending}>{t('save')}</SubmitButton>
          <span role="status" className="text-ok">
            {isSaved && !save.isPending && t('saved')}
          </span>
        </div>
      </form>
    </Surface>
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
