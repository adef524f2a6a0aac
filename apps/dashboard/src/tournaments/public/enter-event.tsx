'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';

export interface EnterEventProps {
  readonly clubId: string;
  readonly tournamentId: string;
  readonly attends: 'room' | 'online';
  /** The event's page for members, where the way goes on. */
  readonly page: string;
  readonly isFull: boolean;
}

/** Enters with one press. What talks to the server is loaded when it is pressed: the page itself stays light. */
export function EnterEvent({ clubId, tournamentId, attends, page, isFull }: EnterEventProps) {
  const t = useTranslations('eventPage');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const enter = async () => {
    setIsBusy(true);
    const [{ ask }, { routes }, { makeId }] = await Promise.all([
      import('@/live/ask'),
      import('@red-disc/contracts'),
      import('../core/make-id'),
    ]);
    const answer = await ask(routes.playTournament, {
      params: { clubId, tournamentId },
      body: { commandId: makeId(), command: { type: 'enter', attends } },
    });
    setIsBusy(false);
    if (answer.ok) router.push(page);
    else setIsRefused(true);
  };
  return (
    <div className="grid gap-3">
      <Button variant="primary" size="lg" disabled={isBusy} onClick={() => void enter()}>
        {isBusy && <Busy />}
        {t(isFull ? 'wait' : 'enter')}
      </Button>
      {isRefused && <FormAlert text={t('refused')} />}
    </div>
  );
}
