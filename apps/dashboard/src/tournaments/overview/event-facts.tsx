import { useLocale, useTranslations } from 'next-intl';
import { formatDay, formatTime, placeOfZone } from '@/i18n/when';
import { Icon } from '@/ui/icon';

export interface EventFactsProps {
  readonly startsAt: string;
  readonly minutes: number;
  readonly timeZone: string;
  readonly venue: string;
  readonly mode: 'table' | 'online' | 'mixed';
  readonly entrants: number;
  readonly cap: number | null;
}

/** When, where and how full, in three lines. */
export function EventFacts(props: EventFactsProps) {
  const { startsAt, minutes, timeZone, venue, mode, entrants, cap } = props;
  const t = useTranslations('eventPage');
  const reading = { locale: useLocale(), timeZone };
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const zone = placeOfZone(timeZone);
  return (
    <ul className="grid gap-2 text-lg">
      <li className="flex items-start gap-3">
        <Icon name="clock" className="mt-1" />
        <span>
          <b className="font-[650]">{formatDay(startsAt, reading)}</b>
          <span className="block text-ink-2">
            {t('hours', { from: formatTime(startsAt, reading), to: formatTime(endsAt, reading), zone })}
          </span>
        </span>
      </li>
      <li className="flex items-start gap-3">
        <Icon name={mode === 'online' ? 'screen' : 'flag'} className="mt-1" />
        <span>{venue || t(`mode.${mode}`)}</span>
      </li>
      <li className="flex items-start gap-3">
        <Icon name="check" className="mt-1" />
        <span>{cap === null ? t('entered', { entrants }) : t('enteredOf', { entrants, cap })}</span>
      </li>
    </ul>
  );
}
