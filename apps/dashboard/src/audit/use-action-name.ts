import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Messages } from '@/i18n/catalogues';

type Action = keyof Messages['clubSettings']['audit']['actions'];

/** Puts into words what was done. An entry of an older server may name what this one no longer knows. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('clubSettings.audit');
  return useCallback(
    (action) => {
      const key = action.replaceAll('.', '_') as Action;
      return t.has(`actions.${key}`) ? t(`actions.${key}`) : action;
    },
    [t],
  );
}
