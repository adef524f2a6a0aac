'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Busy } from '@/ui/busy';
import { Dialog } from '@/ui/dialog';
import { FormAlert } from '@/ui/form/form';
import { Choices } from './choices';

const seatCounts = ['2', '3', '4', '5', '6'] as const;

export interface PlayWithProps {
  readonly clubId: string;
  readonly versionId: string;
}

/** Opens a table of the club that pins this version. */
export function PlayWith({ clubId, versionId }: PlayWithProps) {
  const t = useTranslations('ruleSets');
  const refusal = useTranslations('refusal');
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [seats, setSeats] = useState<(typeof seatCounts)[number]>('4');
  const [withBots, setWithBots] = useState<'people' | 'bots'>('people');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const open = async () => {
    setIsBusy(true);
    const [{ routes }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
    const bots = withBots === 'bots' ? Array.from({ length: Number(seats) - 1 }, () => 'steady') : [];
    const opened = await ask(routes.createTable, {
      body: { rules: { ruleSetVersion: versionId }, seats: Number(seats), clubId, visibility: 'club', bots },
    });
    if (opened.ok) {
      router.push(`/tables/${opened.value.id}`);
      return;
    }
    setError(refusalText(refusal, opened.error));
    setIsBusy(false);
  };
  return (
    <>
      <Button
        variant="primary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('play')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('playTitle')}
        description={t('playText')}
        closeLabel={t('cancel')}
      >
        <Choices
          label={t('seats')}
          value={seats}
          onChange={setSeats}
          options={seatCounts.map((value) => ({ value, label: value }))}
        />
        <Choices
          label={t('playAgainst')}
          value={withBots}
          onChange={setWithBots}
          options={[
            { value: 'people', label: t('withPeople') },
            { value: 'bots', label: t('withBots') },
          ]}
        />
        {seats === '2' && <p className="text-ink-2">{t('remarks.NO_KNOCKING_WITH_TWO')}</p>}
        {error && <FormAlert text={error} />}
        <Button variant="primary" size="lg" disabled={isBusy} onClick={() => void open()}>
          {isBusy && <Busy />}
          {t('openTable')}
        </Button>
      </Dialog>
    </>
  );
}
