'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { lessonSteps, type LessonStep } from './script';

export interface CoachProps {
  /** Undefined when the learner has made every move of the lesson. */
  readonly step: LessonStep | undefined;
  readonly isAwaited: boolean;
  /** The learner's card has filled the hole: whatever is played now, the lesson is over. */
  readonly isDone: boolean;
  readonly onAgain: () => void;
}

/** One thing at a time: what just happened, then what to do. */
export function Coach({ step, isAwaited, isDone, onAgain }: CoachProps) {
  const t = useTranslations('tutorial');
  const left = t('names.left');
  return (
    <section className="coach-box" aria-live="polite">
      {step && (
        <p className="coach-progress">
          {t('progress', { step: lessonSteps.indexOf(step) + 1, steps: lessonSteps.length })}
        </p>
      )}
      <p>{words()}</p>
      {isDone && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Link href="/play" className={buttonClass({ variant: 'primary' })}>
            {t('play')}
          </Link>
          <Button onClick={onAgain}>{t('again')}</Button>
          <Link href="/rules" className={buttonClass({ variant: 'bare' })}>
            {t('rules')}
          </Link>
        </p>
      )}
    </section>
  );

  function words(): string {
    if (isDone) return t('done');
    if (!step) return t('watch', { left });
    return isAwaited ? t(step.key, { left }) : t('wait');
  }
}
