'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatTime } from '@/i18n/when';
import { sizeCounts, type Suggestion } from './plan';

const cardClass =
  'grid cursor-pointer grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-3 border-2 border-line-strong p-4 has-checked:border-ink has-checked:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 sm:grid-cols-[auto_1fr_auto]';
const dotClass =
  'row-span-2 size-6 self-center accent-(--ink) max-sm:row-span-4 max-sm:mt-0.5 max-sm:self-start';

/** “3 tables of 4, 1 table of 3” in the reader's language. */
export function useSizesInWords(): (sizes: readonly number[]) => string {
  const t = useTranslations('tournaments');
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  return (sizes) => list.format(sizeCounts(sizes).map((count) => t('wizard.tablesOf', count)));
}

export interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  readonly startsAt: string | undefined;
  readonly timeZone: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One way to play the evening: its rounds and tables, and when people go home. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, startsAt, timeZone, isChosen, onChoose } = props;
  const t = useTranslations('tournaments');
  const reading = { locale: useLocale(), timeZone };
  const sizes = useSizesInWords();
  const { preset, rounds, end, clockMinutes } = suggestion;
  const at = (minutes: number) =>
    startsAt ? formatTime(new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(), reading) : '';
  return (
    <label className={cardClass}>
      <input type="radio" name="suggestion" checked={isChosen} onChange={onChoose} className={dotClass} />
      <b className="font-display text-lg">{t(`preset.${preset}`)}</b>
      <span className="num text-lg sm:text-right">{t('wizard.endsAt', { time: at(end.expected) })}</span>
      <span className="text-ink-2">
        {t('wizard.shape', { rounds, minutes: clockMinutes })} {sizes(suggestion.sizes)}.{' '}
        {t(`presetText.${preset}`)}
      </span>
      <span className="text-sm text-ink-2 sm:text-right">
        {t('wizard.between', { early: at(end.early), late: at(end.late) })}
      </span>
    </label>
  );
}

/** The way for those whom no suggestion suits. */
export function OwnFormatCard(props: { readonly isChosen: boolean; readonly onChoose: () => void }) {
  const { isChosen, onChoose } = props;
  const formats = useTranslations('tournamentFormats');
  return (
    <label className={cardClass}>
      <input type="radio" name="suggestion" checked={isChosen} onChange={onChoose} className={dotClass} />
      <b className="font-display text-lg sm:col-span-2">{formats('own')}</b>
      <span className="text-ink-2 sm:col-span-2">{formats('ownText')}</span>
    </label>
  );
}
