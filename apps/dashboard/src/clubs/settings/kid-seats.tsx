'use client';

import { kidNames, routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useAction, useApi } from '@/api/use-api';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { Section } from '@/ui/section';
import { Select } from '@/ui/select';
import { KidSeatList } from './kid-seat-list';

type KidName = (typeof kidNames)[number];

function isKidName(name: string): name is KidName {
  return (kidNames as readonly string[]).includes(name);
}

export interface KidSeatsProps {
  readonly clubId: string;
  readonly timeZone: string;
  readonly origin: string;
  readonly initial: ResponseOf<typeof routes.listKidSeats>;
}

/** Seats for one's own kids: a child chooses an animal, and that is all the server knows. */
export function KidSeats({ clubId, timeZone, origin, initial }: KidSeatsProps) {
  const t = useTranslations('clubSettings.kidSeats');
  const words = useTranslations('refusal');
  const [animal, setAnimal] = useState<KidName>('fox');
  const list = useApi(routes.listKidSeats, { params: { clubId } }, { initial });
  const add = useAction(routes.addKidSeat, { changes: [routes.listKidSeats] });
  const nameOf = (name: string) => (isKidName(name) ? t(`animals.${name}`) : name);
  const { seats } = list.data ?? initial;
  return (
    <Section title={t('title')} text={t('text')}>
      {seats.length > 0 && (
        <KidSeatList clubId={clubId} timeZone={timeZone} origin={origin} seats={seats} nameOf={nameOf} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('animal')}
          value={animal}
          onChange={setAnimal}
          options={kidNames.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Button
          disabled={add.isPending}
          onClick={() => {
            add.mutate({ params: { clubId }, body: { name: animal } });
          }}
        >
          {t('add')}
        </Button>
      </div>
      {add.error && <FormAlert text={refusalText(words, add.error.refusal)} />}
    </Section>
  );
}
