'use client';

import type { EntrantBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { entrantEntry } from './entrant-entry';
import { byName, findPeople } from './find-people';

/** The desk at the door: type a few letters, press Enter or tap, next. */
export function CheckInDesk({ entrants }: { readonly entrants: readonly EntrantBody[] }) {
  const t = useTranslations('tournamentPeople');
  const { tournament, mayDirect } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const listed = byName(entrants, useLocale());
  const expected = listed.filter(({ status }) => status === 'registered');
  const here = listed.filter(({ status }) => status === 'checkedIn');
  const found = findPeople(expected, typed);
  const checkIn = async (entrant: EntrantBody) => {
    const refused = await run(
      { type: 'checkIn', entrant: entrant.id },
      { done: t('desk.done', { name: entrant.name }) },
    );
    if (refused) return;
    setLast(entrant.name);
    setTyped('');
    search.current?.focus();
  };
  const newcomer = typed.trim();
  const [waiting] = findPeople(
    entrants.filter(({ status }) => status === 'waiting'),
    typed,
  );
  const enter = async () => {
    const entrant = entrantEntry(newcomer, { attends: tournament.mode === 'online' ? 'online' : 'room' });
    // They stay in the field: the next press checks them in.
    await run({ type: 'register', entrant }, { done: t('new.done', { name: newcomer }) });
  };
  if (tournament.checkIn !== 'open')
    return (
      <div className="grid justify-items-start gap-3 rounded-3 border-2 border-dashed border-line-strong p-6">
        <p className="font-display text-lg font-bold">{t(`desk.${tournament.checkIn}`)}</p>
        <p className="text-ink-2">{t(`desk.${tournament.checkIn}Text`)}</p>
      </div>
    );
  return (
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      <section aria-labelledby="expected" className="grid content-start gap-3">
        <h2 id="expected" className="text-xl">
          {t('desk.expected', { count: expected.length })}
        </h2>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (found[0] && typed.trim() !== '') void checkIn(found[0]);
          }}
        >
          <Input
            ref={search}
            value={typed}
            placeholder={t('desk.search')}
            aria-label={t('desk.search')}
            autoComplete="off"
            className="min-h-14 text-lg"
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </form>
        <p aria-live="polite" className="text-ok empty:hidden">
          {last && (
            <>
              <Icon name="check" className="mr-1 inline" />
              {t('desk.done', { name: last })}
            </>
          )}
        </p>
        <RefusalNote error={refusal} />
        {found.length === 0 && (
          <p className="text-ink-2">
            {newcomer === ''
              ? t('desk.allHere')
              : waiting
                ? t('desk.waiting', { name: waiting.name })
                : t('desk.nobodyFound')}
          </p>
        )}
        {found.length === 0 && newcomer !== '' && !waiting && mayDirect && (
          <Button
            variant="primary"
            disabled={isBusy}
            className="justify-self-start"
            onClick={() => void enter()}
          >
            <Icon name="plus" />
            {t('desk.enter', { name: newcomer })}
          </Button>
        )}
        <ul className="grid gap-2 sm:grid-cols-2">
          {found.map((entrant, index) => (
            <li key={entrant.id}>
              <Button
                variant={index === 0 && typed.trim() !== '' ? 'primary' : 'quiet'}
                className="w-full justify-between!"
                disabled={isBusy}
                onClick={() => void checkIn(entrant)}
              >
                <span className="min-w-0 py-1.5 text-left whitespace-normal wrap-anywhere">
                  {entrant.name}
                  {entrant.standby && (
                    <span className="ml-2 text-sm font-[450] opacity-85">{t('standby')}</span>
                  )}
                </span>
                <Icon name={entrant.attends === 'online' ? 'screen' : 'check'} />
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="here" className="grid content-start gap-3">
        <h2 id="here" className="text-xl">
          {t('desk.here', { count: here.length })}
        </h2>
        <ul className="columns-[9rem] gap-4">
          {here.map(({ id, name }) => (
            <li key={id} className="flex break-inside-avoid items-center gap-2 border-b border-line py-1">
              <Icon name="check" className="shrink-0 text-ok" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
