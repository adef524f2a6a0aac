import { useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { VariantMark } from './variant-marks';

export interface VariantNoteProps {
  readonly club: string;
  readonly marks: readonly VariantMark[];
}

/** What holds in this club, right under the rule it is about. */
export function VariantNote({ club, marks }: VariantNoteProps) {
  const t = useTranslations('ruleSets');
  return marks.map(({ text, departs }) => (
    <span
      key={text}
      className={cx('mt-2 flex items-start gap-2', departs ? 'variant-line font-[650]' : 'text-ink-2')}
    >
      <Icon name={departs ? 'flag' : 'check'} className="mt-0.5" />
      {t('read.here', { club, text })}
    </span>
  ));
}
