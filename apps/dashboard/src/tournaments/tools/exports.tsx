'use client';

import { routes, type ApiError } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ask } from '@/live/ask';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { csvQuery } from '@/ui/csv-query';
import { Icon } from '@/ui/icon';
import { saveFile } from '@/ui/save-file';
import { Surface } from '@/ui/surface';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';

/** The event to take away: whole, as tables for a spreadsheet, and for a calendar. */
export function Exports() {
  const t = useTranslations('tournamentTools');
  const language = useLocale();
  const { params, tournament } = useTournament();
  const [error, setError] = useState<ApiError>();
  const [files, setFiles] = useState<Readonly<Record<string, string>>>();
  const stem = tournament.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const takeAll = async () => {
    const answer = await ask(routes.exportTournament, { params });
    if (answer.ok) saveFile(`${stem}.json`, JSON.stringify(answer.value), 'application/json');
    else setError(answer.error);
  };
  const readTables = async () => {
    const answer = await ask(routes.exportTournamentCsv, { params, query: csvQuery(language) });
    if (answer.ok) setFiles(answer.value.files);
    else setError(answer.error);
  };
  return (
    <Surface className="grid gap-3" aria-labelledby="exports">
      <h2 id="exports" className="text-xl">
        {t('export.title')}
      </h2>
      <p className="text-ink-2">{t('export.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => void takeAll()}>
          <Icon name="download" />
          {t('export.json')}
        </Button>
        <Button variant="quiet" onClick={() => void readTables()}>
          <Icon name="download" />
          {t('export.csv')}
        </Button>
        <a
          href={`/api/clubs/${params.clubId}/tournaments/${params.tournamentId}/calendar.ics`}
          className={buttonClass({ variant: 'quiet' })}
        >
          <Icon name="download" />
          {t('export.calendar')}
        </a>
      </div>
      {files && (
        <ul className="flex flex-wrap gap-2">
          {Object.entries(files).map(([name, content]) => (
            <li key={name}>
              <Button
                variant="bare"
                size="sm"
                onClick={() => {
                  saveFile(`${stem}-${name}`, content, 'text/csv');
                }}
              >
                <Icon name="download" />
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RefusalNote error={error} />
    </Surface>
  );
}
