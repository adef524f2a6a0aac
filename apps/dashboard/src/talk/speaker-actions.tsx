'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadGateway } from '@/live/load-gateway';
import { refusalText } from '@/live/refusal';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';

export interface SpeakerActionsProps {
  readonly tableId: string;
  readonly user: string;
  readonly name: string;
  readonly onBlocked: () => void;
}

type Progress = 'offered' | 'asking' | 'reported' | 'guest' | { readonly failure: string };

/** Not to hear somebody any more, without their knowing; or to tell those who look after the table. */
export function SpeakerActions({ tableId, user, name, onBlocked }: SpeakerActionsProps) {
  const t = useTranslations('talk');
  const words = useTranslations('tableRefusal');
  const [progress, setProgress] = useState<Progress>('offered');
  const [reason, setReason] = useState('');
  const block = async () => {
    const { routes, ask } = await loadGateway();
    const blocked = await ask(routes.blockPerson, { params: { userId: user } });
    if (blocked.ok) onBlocked();
    else setProgress({ failure: refusalText(words, blocked.error) });
  };
  const report = async () => {
    const { routes, ask } = await loadGateway();
    const told = await ask(routes.reportTalk, {
      params: { tableId },
      body: { userId: user, reason: reason.trim() },
    });
    if (told.ok) setProgress('reported');
    else if (told.error.code === 'FORBIDDEN') setProgress('guest');
    else setProgress({ failure: refusalText(words, told.error) });
  };
  return (
    <div className="talk-actions">
      {progress === 'offered' && (
        <>
          <Button size="sm" variant="quiet" onClick={() => void block()}>
            {t('block', { name })}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setProgress('asking');
            }}
          >
            {t('report')}
          </Button>
        </>
      )}
      {progress === 'asking' && (
        <form
          className="grid w-full gap-1.5"
          onSubmit={(event) => {
            event.preventDefault();
            void report();
          }}
        >
          <Input
            value={reason}
            required
            maxLength={200}
            aria-label={t('reason')}
            placeholder={t('reason')}
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
          <Button type="submit" size="sm">
            {t('sendReport')}
          </Button>
        </form>
      )}
      {progress !== 'offered' && progress !== 'asking' && (
        <p role="status" className="text-sm">
          {typeof progress === 'string' ? t(progress) : progress.failure}
        </p>
      )}
    </div>
  );
}
