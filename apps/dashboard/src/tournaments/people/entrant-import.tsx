'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/api/use-api';
import type { Messages } from '@/i18n/catalogues';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { TextArea } from '@/ui/input';
import { readTextFile } from '@/ui/read-text-file';
import { Table, TableBody, TableHead } from '@/ui/table';
import { makeId } from '../core/make-id';
import { RefusalNote } from '../core/refusal-note';
import { allTournamentRoutes } from '../core/topics';
import { useTournament } from '../core/tournament-provider';

type Preview = ResponseOf<typeof routes.previewEntrantImport>;
type Problem = Preview['problems'][number];

/** A list from a spreadsheet: first what it would bring, line by line, then everybody at once. */
export function EntrantImport() {
  const t = useTranslations('tournamentPeople');
  const { params } = useTournament();
  const [csv, setCsv] = useState('');
  const preview = useAction(routes.previewEntrantImport);
  const enter = useAction(routes.importEntrants, { changes: allTournamentRoutes });
  const type = (text: string) => {
    setCsv(text);
    preview.reset();
    enter.reset();
  };
  const shown = preview.data;
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('import.text')}</p>
      <div>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-2 border-2 border-line-strong px-4 font-[550] focus-within:outline-3 focus-within:outline-offset-3 hover:bg-surface-3">
          <Icon name="upload" />
          {t('import.file')}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void readTextFile(file).then(type);
            }}
          />
        </label>
      </div>
      <Field label={t('import.paste')} hint={t('import.hint')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={6}
            className="font-mono text-md"
            value={csv}
            onChange={(event) => {
              type(event.target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={shown ? 'quiet' : 'primary'}
          disabled={csv.trim() === '' || preview.isPending}
          onClick={() => {
            preview.mutate({ params, body: { csv } });
          }}
        >
          {t('import.check')}
        </Button>
        {shown && shown.entrants.length > 0 && !enter.data && (
          <Button
            variant="primary"
            disabled={enter.isPending}
            onClick={() => {
              enter.mutate({ params, body: { csv, commandId: makeId() } });
            }}
          >
            {t('import.enter', { count: shown.entrants.length })}
          </Button>
        )}
      </div>
      <RefusalNote error={preview.error?.refusal ?? enter.error?.refusal} />
      {enter.data && (
        <p role="status" className="flex items-center gap-2 text-ok">
          <Icon name="check" />
          {t('import.done', { entered: enter.data.entered, waiting: enter.data.waiting })}
        </p>
      )}
      {shown && <ImportPreview preview={shown} />}
    </div>
  );
}

function ImportPreview({ preview: { entrants, problems } }: { readonly preview: Preview }) {
  const t = useTranslations('tournamentPeople');
  const lines = [
    ...entrants.map(({ line, entrant }) => ({ line, name: entrant.name, attends: entrant.attends })),
    ...problems
      .filter(({ line }) => !entrants.some((entered) => entered.line === line))
      .map(({ line }) => ({ line, name: '', attends: null })),
  ].sort((a, b) => a.line - b.line);
  const unique = lines.filter(({ line }, index) => lines.findIndex((other) => other.line === line) === index);
  return (
    <Table>
      <TableHead>
        <tr>
          <th scope="col" className="w-16">
            {t('import.line')}
          </th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('import.remarks')}</th>
        </tr>
      </TableHead>
      <TableBody>
        {unique.map(({ line, name, attends }) => (
          <tr key={line}>
            <td className="py-2 tabular-nums">{line}</td>
            <td className="py-2">
              {name || '–'} {attends === 'online' && <Icon name="screen" className="inline" />}
            </td>
            <td className="py-2">
              {problems
                .filter((problem) => problem.line === line)
                .map((problem, index) => (
                  <ProblemLine key={index} problem={problem} />
                ))}
            </td>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function ProblemLine({ problem }: { readonly problem: Problem }) {
  const t = useTranslations('tournamentPeople');
  const key = `problem.${problem.code}` as `problem.${keyof Messages['tournamentPeople']['problem']}`;
  const detail = (name: string) => {
    const value = problem[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return (
    <span className={problem.severity === 'error' ? 'flex gap-1 text-alarm' : 'flex gap-1 text-warn'}>
      <Icon name="alarm" className="mt-0.5" />
      {t.has(key)
        ? t(key, { column: detail('column'), value: detail('value'), firstLine: detail('firstLine') })
        : t('problem.other')}
    </span>
  );
}
