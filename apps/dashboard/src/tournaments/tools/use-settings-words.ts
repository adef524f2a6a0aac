'use client';

import { useTranslations } from 'next-intl';
import type { AskedWords } from '../core/describe-asked';
import { bounds, exactNames, type WholeName } from './settings-schema';

const isWhole = (field: string): field is WholeName => field in bounds;

/** What a field of the settings asks for. */
export function useSettingsWords(): AskedWords['asked'] {
  const t = useTranslations('tournaments');
  const formats = useTranslations('tournamentFormats');
  const policies = useTranslations('tournamentPolicies');
  return (field, code) => {
    if (field === 'rules.noShow.absentMinutes' && code === 'custom') return policies('absentTooSoon');
    if (field === 'cap') return t('wizard.missing.cap');
    if (field === 'name' || field === 'startsAt') return t(`wizard.missing.${field}`);
    if (field === 'stages') return t('wizard.missing.parts');
    if (isWhole(field)) return formats('bounds', bounds[field]);
    return exactNames.some((name) => name === field) ? policies('noNumber') : undefined;
  };
}
