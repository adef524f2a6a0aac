'use client';

import type { ResponseOf, routes as Routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { byName, findPeople } from '../people/find-people';
import { KioskWelcome } from './kiosk-welcome';
import { loadApi } from './load-api';
import { useKioskUndo } from './use-kiosk-undo';

type Door = ResponseOf<typeof Routes.openKiosk>;

export interface KioskProps {
  readonly tournamentId: string;
  readonly doorKey: string;
  readonly initial: Door;
  /** A screen at the door goes back to the list by itself; a phone stays on its own name. */
  readonly isScreen: boolean;
}

const welcomeMs = 4_000;
const refreshMs = 15_000;

/** Find your name, tap it, done. For the screen or the poster at the door; nobody needs an account. */
export function Kiosk({ tournamentId, doorKey, initial, isScreen }: KioskProps) {
  const t = useTranslations('tournamentDoor');
  const locale = useLocale();
  const [door, setDoor] = useState(initial);
  const [typed, setTyped] = useState('');
  const [welcome, setWelcome] = useState<string>();
  const [refused, setRefused] = useState<'refused' | 'tooLate'>();
  const [undone, setUndone] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const { done, offer, undo } = useKioskUndo(tournamentId, doorKey);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refresh = async () => {
    const { ask, routes } = await loadApi();
    const answer = await ask(routes.openKiosk, { params: { tournamentId }, query: { key: doorKey } });
    if (answer.ok) setDoor(answer.value);
  };
  useEffect(() => {
    const again = setInterval(() => void refresh(), refreshMs);
    return () => {
      clearInterval(again);
      clearTimeout(timer.current);
    };
  }, []);

  const checkIn = async (entrant: Door['entrants'][number]) => {
    setBusy(entrant.id);
    const { ask, routes } = await loadApi();
    const answer = await ask(routes.checkInAtKiosk, {
      params: { tournamentId },
      body: { key: doorKey, entrant: entrant.id },
    });
    setBusy(undefined);
    setUndone(undefined);
    setRefused(answer.ok ? undefined : 'refused');
    if (!answer.ok) return;
    const { ticket, forMs } = answer.value.undo;
    offer({ name: entrant.name, ticket }, forMs);
    setWelcome(entrant.name);
    setTyped('');
    if (isScreen)
      timer.current = setTimeout(() => {
        setWelcome(undefined);
      }, welcomeMs);
    await refresh();
  };
  const takeBack = async (name: string) => {
    clearTimeout(timer.current);
    setWelcome(undefined);
    const isUndone = await undo();
    setUndone(isUndone ? name : undefined);
    setRefused(isUndone ? undefined : 'tooLate');
    await refresh();
  };
  const shown = findPeople(byName(door.entrants, locale), typed);
  if (welcome !== undefined)
    return <KioskWelcome name={welcome} onUndo={done && (() => void takeBack(done.name))} />;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-5 px-4 pt-8 pb-16">
      <div>
        <p className="text-lg text-ink-2">{door.name}</p>
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-1 text-lg text-ink-2">{t(`state.${door.checkIn}`)}</p>
      </div>
      {door.checkIn === 'open' && (
        <>
          <Input
            value={typed}
            aria-label={t('search')}
            placeholder={t('search')}
            autoComplete="off"
            className="min-h-16 text-xl"
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
          <div role="status" className="grid gap-3 empty:hidden">
            {done && (
              <p className="flex flex-wrap items-center justify-between gap-3 rounded-3 bg-ok-wash px-5 py-3 text-lg">
                <span className="min-w-0 wrap-anywhere">{t('hereNow', { name: done.name })}</span>
                <Button onClick={() => void takeBack(done.name)}>{t('undo')}</Button>
              </p>
            )}
            {undone !== undefined && <p className="text-lg">{t('undone', { name: undone })}</p>}
          </div>
          {refused && <FormAlert text={t(refused)} />}
          {shown.length === 0 && <p className="text-lg">{t('nobody')}</p>}
          <ul className="grid gap-2 sm:grid-cols-2">
            {shown.map((entrant) => {
              const isHere = entrant.status === 'checkedIn';
              return (
                <li key={entrant.id}>
                  <button
                    type="button"
                    disabled={isHere || busy !== undefined}
                    onClick={() => void checkIn(entrant)}
                    className="flex min-h-16 w-full items-center justify-between gap-3 rounded-3 bg-surface px-5 text-left text-lg font-[650] shadow-1 enabled:hover:bg-surface-3 disabled:bg-transparent disabled:shadow-none"
                  >
                    {entrant.name}
                    {isHere && (
                      <span className="inline-flex items-center gap-1 text-base text-ok">
                        <Icon name="check" />
                        {t('here')}
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
