'use client';

import type { ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadGateway } from '@/live/load-gateway';
import { refusalText } from '@/live/refusal';
import { Button } from '@/ui/button';
import { ReportForm } from './report-form';

export interface SpeakerActionsProps {
  readonly tableId: string;
  readonly user: string;
  readonly name: string;
  readonly onBlocked: () => void;
}

type Progress = 'offered' | 'asking' | 'reported' | 'guest' | 'stranger' | { readonly failure: string };

/** Not to hear somebody any more, without their knowing; or to tell those who look after the table. */
export function SpeakerActions({ tableId, user, name, onBlocked }: SpeakerActionsProps) {
  const t = useTranslations('talk');
  const words = useTranslations('tableRefusal');
  const [progress, setProgress] = useState<Progress>('offered');
  const refuse = (error: ApiError) => {
    // Whoever watches without a name was never signed in; the general sentence would say that they were.
    if (error.code === 'NOT_SIGNED_IN') setProgress('stranger');
    else if (error.code === 'FORBIDDEN') setProgress('guest');
    else setProgress({ failure: refusalText(words, error) });
  };
  const block = async () => {
    const { routes, ask } = await loadGateway();
    const blocked = await ask(routes.blockPerson, { params: { userId: user } });
    if (blocked.ok) onBlocked();
    else refuse(blocked.error);
  };
  const report = async (reason: string) => {
    const { routes, ask } = await loadGateway();
    const told = await ask(routes.reportTalk, { params: { tableId }, body: { userId: user, reason } });
    if (told.ok) setProgress('reported');
    else refuse(told.error);
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
      {progress === 'asking' && <ReportForm onReport={report} />}
      {progress !== 'offered' && progress !== 'asking' && (
        <p role="status" className="text-sm">
          {typeof progress === 'string' ? t(progress) : progress.failure}
        </p>
      )}
    </div>
  );
}
