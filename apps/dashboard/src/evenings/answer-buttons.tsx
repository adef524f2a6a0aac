'use client';

import type { OccurrenceBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

const answers = ['yes', 'late', 'no'] as const;
type Answer = (typeof answers)[number];

export interface AnswerButtonsProps {
  readonly clubId: string;
  readonly occurrenceId: string;
  /** Names the evening to those who hear the buttons without what stands around them. */
  readonly title: string;
  readonly own: OccurrenceBody['own'];
  readonly className?: string;
}

/** The contracts are needed when somebody answers, not to show the buttons. */
async function send(clubId: string, occurrenceId: string, answer: Answer) {
  const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  return ask(routes.answerOccurrence, { params: { clubId, occurrenceId }, body: { answer } });
}

/** Yes, late or no. Whether that means a seat or the waiting list only the server knows, so it is waited for. */
export function AnswerButtons({ clubId, occurrenceId, title, own, className }: AnswerButtonsProps) {
  const t = useTranslations('evenings');
  const refusalWords = useTranslations('refusal');
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [sending, setSending] = useState<Answer>();
  const [error, setError] = useState<string>();
  const choose = async (answer: Answer) => {
    setSending(answer);
    const sent = await send(clubId, occurrenceId, answer);
    setSending(undefined);
    setError(sent.ok ? undefined : refusalText(refusalWords, sent.error));
    if (sent.ok)
      startRefresh(() => {
        router.refresh();
      });
  };
  return (
    <div className={cx('grid gap-1.5 print:hidden', className)}>
      <div role="group" aria-label={t('answerTo', { title })} className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant={own.answer === answer ? 'primary' : 'quiet'}
            aria-pressed={own.answer === answer}
            aria-busy={sending === answer || isRefreshing}
            disabled={sending !== undefined}
            onClick={() => void choose(answer)}
            className="flex-1 px-2 whitespace-nowrap sm:flex-none sm:px-3.5"
          >
            {own.answer === answer && <Icon name="check" />}
            {t(`answers.${answer}`)}
          </Button>
        ))}
      </div>
      {own.place === 'waiting' && (
        <p className="flex items-center gap-1.5 text-sm text-warn">
          <Icon name="clock" />
          {t('youWait')}
        </p>
      )}
      {error && (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      )}
    </div>
  );
}
