'use client';

import type { SheetCheckBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import type { Messages } from '@/i18n/catalogues';

type Warning = SheetCheckBody['warnings'][number];

/** What on a sheet is hardly right, in words with the player's name. */
export function useWarningWords(names: readonly string[]): (warning: Warning) => string {
  const t = useTranslations('tournamentResult');
  return (warning) => {
    const key = `warning.${warning.code}` as `warning.${keyof Messages['tournamentResult']['warning']}`;
    const number = (name: string) => (typeof warning[name] === 'number' ? warning[name] : 0);
    return t(t.has(key) ? key : 'warning.other', {
      round: number('round'),
      name: names[number('seat') - 1] ?? '',
      played: number('played'),
      expected: number('expected'),
    });
  };
}
