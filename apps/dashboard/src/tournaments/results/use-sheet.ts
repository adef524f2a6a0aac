'use client';

import type { ApiError, SheetCheckBody, SheetEntryBody } from '@red-disc/contracts';
import type { Result } from '@red-disc/kernel';
import { useEffect, useRef, useState } from 'react';
import { emptySheet, entryOf, isWhole, type DraftHand, type DraftSheet, type Holds } from './draft-sheet';

export type CheckEntry = (entry: SheetEntryBody) => Promise<Result<SheetCheckBody, ApiError>>;

export interface SheetOptions {
  readonly seats: number;
  readonly rounds: number;
  readonly initial: DraftSheet | undefined;
  readonly holds: Holds;
  /** Where the browser keeps what was typed; undefined where nothing is kept. */
  readonly storageKey: string | undefined;
  readonly check: CheckEntry;
}

const pauseMs = 250;

/** A sheet that is being filled in, with what the server makes of it so far. */
export function useSheet({ seats, rounds, initial, holds, storageKey, check }: SheetOptions) {
  const [sheet, setSheet] = useState<DraftSheet>(() => initial ?? emptySheet(seats, rounds));
  const [checked, setChecked] = useState<SheetCheckBody>();
  const [refusal, setRefusal] = useState<ApiError>();
  const asked = useRef(0);
  const entry = entryOf(sheet, holds);
  const partial = entry ?? entryOf(sheet.slice(0, firstUnfinished(sheet)), holds);
  const question = partial ? JSON.stringify(partial) : '';
  const checkNow = useRef(check);
  useEffect(() => {
    checkNow.current = check;
  });
  useEffect(() => {
    const saved = storageKey === undefined ? null : localStorage.getItem(storageKey);
    if (!saved) return;
    const draft = JSON.parse(saved) as DraftSheet;
    if (draft[0]?.hands.length === seats) setSheet(draft);
  }, [storageKey, seats]);
  useEffect(() => {
    const number = ++asked.current;
    if (question === '') {
      setChecked(undefined);
      setRefusal(undefined);
      return undefined;
    }
    const timer = setTimeout(() => {
      void checkNow.current(JSON.parse(question) as SheetEntryBody).then((answer) => {
        // Only the latest question counts: answers may overtake one another.
        if (number !== asked.current) return;
        setChecked(answer.ok ? answer.value : undefined);
        setRefusal(answer.ok ? undefined : answer.error);
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [question]);

  const keep = (next: DraftSheet) => {
    setSheet(next);
    if (storageKey !== undefined) localStorage.setItem(storageKey, JSON.stringify(next));
  };
  const changeRound = (round: number, changes: Partial<DraftSheet[number]>) => {
    keep(sheet.map((one, index) => (index === round ? { ...one, ...changes } : one)));
  };
  return {
    sheet,
    entry,
    checked,
    refusal,
    setHand: (round: number, seat: number, hand: DraftHand) => {
      const hands = sheet[round]!.hands.map((one, index) => (index === seat ? hand : one));
      changeRound(round, { hands });
    },
    setEndedBy: (round: number, endedBy: number | null | undefined) => {
      changeRound(round, { endedBy });
    },
    forget: () => {
      if (storageKey !== undefined) localStorage.removeItem(storageKey);
    },
  };
}

function firstUnfinished(sheet: DraftSheet): number {
  const index = sheet.findIndex((round) => !isWhole(round));
  return index < 0 ? sheet.length : index;
}
