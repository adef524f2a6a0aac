'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBulkAction } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { placeOfZone } from '@/i18n/when';
import { CheckField, TextAreaField, TextField } from '@/ui/form/fields';
import { SavedNote } from '@/ui/form/saved-note';
import { SubmitButton } from '@/ui/form/submit-button';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useEventForm } from '../core/use-event-form';
import { fromLocalTime, toLocalTime } from '../wizard/local-time';
import { detailsFields, detailsSchema, type DetailsValues } from './settings-schema';
import { useSettingsWords } from './use-settings-words';

/** What is told about the event. */
export function Details() {
  const t = useTranslations('tournamentTools');
  const words = useTranslations('tournaments');
  const { tournament, params } = useTournament();
  const { timeZone } = tournament;
  const [isSaved, setIsSaved] = useState(false);
  const save = useBulkAction(routes.updateTournament, {
    changes: [routes.getTournament, routes.getTournamentTimetable],
  });
  const { form, frame, refusal, isBusy } = useEventForm<DetailsValues, DetailsValues>({
    schema: detailsSchema,
    defaults: {
      startsAt: toLocalTime(tournament.startsAt, timeZone),
      venue: tournament.venue,
      description: tournament.description,
      listed: tournament.listed,
    },
    asked: useSettingsWords(),
    fields: detailsFields,
    send: async (values) => {
      const startsAt = fromLocalTime(values.startsAt, timeZone)!;
      const [refused] = await save([{ params, body: { ...values, startsAt } }]);
      setIsSaved(!refused);
      return refused;
    },
  });
  const { control, formState } = form;
  const isWrong = Object.keys(formState.errors).length > 0;
  return (
    <Surface aria-labelledby="details">
      <form {...frame} className="grid gap-4">
        <h2 id="details" className="text-xl">
          {t('details')}
        </h2>
        <TextField
          control={control}
          name="startsAt"
          type="datetime-local"
          label={words('fields.startsAt')}
          hint={words('fields.zone', { zone: placeOfZone(timeZone) })}
        />
        <TextField control={control} name="venue" label={words('fields.venue')} maxLength={300} />
        <TextAreaField
          control={control}
          name="description"
          label={words('fields.description')}
          hint={words('fields.descriptionHint')}
          rows={7}
        />
        <CheckField
          control={control}
          name="listed"
          label={words('fields.listed')}
          hint={words('fields.listedHint')}
        />
        {tournament.listed && (
          <Link href={`/events/${tournament.id}`} className="link">
            {t('publicPage')}
          </Link>
        )}
        <RefusalNote error={refusal} />
        <div className="flex items-center gap-3">
          <SubmitButton isBusy={isBusy}>{t('save')}</SubmitButton>
          <SavedNote isShown={isSaved && !isBusy && !isWrong} />
        </div>
      </form>
    </Surface>
  );
}
