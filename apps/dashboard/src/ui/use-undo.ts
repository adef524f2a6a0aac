'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ApiFailure } from '@/api/api-failure';
import { refusalText } from '@/api/refusal-text';
import { toast } from './toaster';

const patienceMs = 10_000;

export interface Done {
  readonly text: string;
  /** Brings back what was before. */
  readonly undo: () => void;
}

export interface Pending extends Done {
  /**
   * Does it for good; called when the time to undo is over, or when the page is left. If it fails, what was before is
   * brought back.
   */
  readonly commit: () => Promise<unknown>;
}

export interface Undo {
  /** For what is done already and can be reversed. */
  readonly offer: (done: Done) => void;
  /** For what cannot be reversed: it waits while it can be undone. Hide it from the page at once. */
  readonly postpone: (pending: Pending) => void;
}

/** Undo instead of “are you sure”: the thing happens, and for ten seconds there is a way back. */
export function useUndo(): Undo {
  const t = useTranslations('list');
  const words = useTranslations('refusal');
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    const { current } = waiting;
    const commitAll = () => {
      for (const commit of [...current]) commit();
    };
    addEventListener('pagehide', commitAll);
    return () => {
      removeEventListener('pagehide', commitAll);
      commitAll();
    };
  }, []);

  const offer = ({ text, undo }: Done) => {
    toast(text, { duration: patienceMs, action: { label: t('undo'), onClick: undo } });
  };
  const postpone = ({ text, undo, commit }: Pending) => {
    const commitOnce = () => {
      if (!waiting.current.delete(commitOnce)) return;
      clearTimeout(timer);
      commit().catch((error: unknown) => {
        undo();
        toast(refusalText(words, error instanceof ApiFailure ? error.refusal : { code: 'INTERNAL' }));
      });
    };
    const timer = setTimeout(commitOnce, patienceMs);
    waiting.current.add(commitOnce);
    offer({
      text,
      undo: () => {
        if (!waiting.current.delete(commitOnce)) return;
        clearTimeout(timer);
        undo();
      },
    });
  };
  return { offer, postpone };
}
