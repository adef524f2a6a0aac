import { auditActions, type AuditAction } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Choice } from '@/ui/data-table/column';
import { useActionName } from './use-action-name';

/** What no club can do. */
const ofServer = /^(account|platform)\./;
const ofClubs = auditActions.filter((action) => !ofServer.test(action));

/** To what deeds a log can be narrowed, in the order of their names. */
export function useAuditChoices(of: 'club' | 'server'): readonly Choice[] {
  const t = useTranslations('clubSettings.audit');
  const named = useActionName();
  const locale = useLocale();
  return useMemo(() => {
    const options = (of === 'club' ? ofClubs : auditActions).map((value) => ({ value, label: named(value) }));
    options.sort((a, b) => a.label.localeCompare(b.label, locale));
    return [{ key: 'action', label: t('action'), options }];
  }, [t, named, locale, of]);
}

export function parseAction(text: string | undefined): AuditAction | undefined {
  return auditActions.find((action) => action === text);
}
