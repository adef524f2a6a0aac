'use client';

import type { ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { refusalText } from '@/api/refusal-text';
import type { Messages } from '@/i18n/catalogues';

/** A refusal of the event's own rules in words; any other as everywhere. */
export function useRefusalWords(): (error: ApiError) => string {
  const t = useTranslations('tournamentRefusal');
  const general = useTranslations('refusal');
  return (error) => {
    const reason = (error.reason ?? error.code) as keyof Messages['tournamentRefusal'];
    if (!t.has(reason)) return refusalText(general, error);
    const tables = Array.isArray(error['tables']) ? error['tables'].join(', ') : '';
    return t(reason, { tables });
  };
}
