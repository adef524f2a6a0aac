'use client';

import type { RowData } from '@tanstack/react-table';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Busy } from '../busy';
import { Button } from '../button';
import { Icon } from '../icon';
import { Input } from '../input';
import { saveFile } from '../save-file';
import { Select } from '../select';
import { toast } from '../toaster';
import type { BulkAction, Choice, Column } from './column';
import { listCsv } from './csv';
import type { List } from './list';
import { LookMenu } from './look-menu';
import type { ListLook } from './use-list-look';

export interface ToolbarProps<Row extends RowData> {
  readonly list: List<Row>;
  readonly look: ListLook<Row>;
  /** All of them: the CSV has also what is not shown. */
  readonly columns: readonly Column<Row>[];
  readonly choices: readonly Choice[];
  readonly bulkActions: readonly BulkAction<Row>[];
  readonly csvName: string | undefined;
}

/** Search and filters; with rows chosen, what can be done with them. */
export function Toolbar<Row extends RowData>({
  list,
  look,
  columns,
  choices,
  bulkActions,
  csvName,
}: ToolbarProps<Row>) {
  const t = useTranslations('list');
  const language = useLocale();
  const { chosen } = list;
  const [isReading, setIsReading] = useState(false);
  const saveCsv = async (name: string) => {
    setIsReading(true);
    const found = chosen.length > 0 ? chosen : await list.readAll();
    setIsReading(false);
    if (!found) {
      toast(t('csvFailed'));
      return;
    }
    saveFile(`${name}.csv`, listCsv(columns, found, language), 'text/csv');
  };
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="relative min-w-48 flex-1 sm:max-w-80">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3.5 text-ink-2" />
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          className="pl-11!"
          value={list.query}
          onChange={(event) => {
            list.search(event.target.value);
          }}
        />
      </span>
      {choices.map(({ key, label, options }) => (
        <Select
          key={key}
          label={label}
          value={list.filterValue(key)}
          options={[{ value: '', label: t('all', { what: label }) }, ...options]}
          onChange={(value) => {
            list.filter(key, value);
          }}
        />
      ))}
      <div className="ml-auto flex flex-wrap items-center gap-2" aria-live="polite">
        {chosen.length > 0 && (
          <span className="text-sm text-ink-2">{t('chosen', { count: chosen.length })}</span>
        )}
        {chosen.length > 0 &&
          bulkActions.map(({ label, run }) => (
            <Button
              key={label}
              onClick={() => {
                run(chosen);
                list.unselect();
              }}
            >
              {label}
            </Button>
          ))}
        <LookMenu look={look} state={list.shown} />
        {csvName !== undefined && (
          <Button variant="quiet" disabled={isReading} onClick={() => void saveCsv(csvName)}>
            {isReading ? <Busy /> : <Icon name="download" />}
            <span aria-hidden="true" className="sm:hidden">
              CSV
            </span>
            <span className="max-sm:sr-only">{t('csv')}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
