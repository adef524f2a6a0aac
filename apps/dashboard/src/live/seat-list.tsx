'use client';

import type { TableSnapshot } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SeatMarker, type SeatLook } from '@/ui/seat-marker';
import { Select } from '@/ui/select';
import { botLevelAt, botLevels, personAt, type BotLevel } from './people';

const looks: readonly SeatLook[] = [1, 2, 3, 4, 5, 6];

export interface SeatListProps {
  readonly snapshot: TableSnapshot;
  readonly people: Readonly<Record<string, string>>;
  readonly mayRule: boolean;
  readonly onAddBot: (seat: number, level: BotLevel) => void;
  readonly onRemove: (seat: number) => void;
}

/** Who sits where and who is ready; the host fills and empties seats. */
export function SeatList({ snapshot, people, mayRule, onAddBot, onRemove }: SeatListProps) {
  const t = useTranslations('tables');
  const [level, setLevel] = useState<BotLevel>('steady');
  const hasRoom = snapshot.seats.some(({ occupant }) => occupant === null);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="divide-y-2 divide-line">
        {snapshot.seats.map((state, index) => {
          const seat = index + 1;
          const person = personAt(t, state, { people, seat });
          return (
            <li key={seat} className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 py-2">
              {person ? (
                <>
                  <SeatMarker look={looks[index % looks.length]!} name={person.name} size={34} />
                  <span className="min-w-0 flex-1 leading-tight">
                    <b className="block truncate font-[650]">{person.name}</b>
                    {(seat === snapshot.seat || person.isBot) && (
                      <small className="text-sm text-ink-2">
                        {person.isBot ? botLevelAt(t, state) : t('you')}
                      </small>
                    )}
                  </span>
                  {/* Whoever starts the game need not say that they are ready. */}
                  {(state.ready || !mayRule || seat !== snapshot.seat) && (
                    <Badge {...(state.ready ? { tone: 'ok', icon: 'check' } : { icon: 'clock' })}>
                      {t(state.ready ? 'ready' : 'notReady')}
                    </Badge>
                  )}
                  {mayRule && seat !== snapshot.seat && (
                    <RemoveButton
                      name={person.name}
                      onRemove={() => {
                        onRemove(seat);
                      }}
                    />
                  )}
                </>
              ) : (
                <>
                  <span className="size-8.5 rounded-full border-2 border-dashed border-line-strong" />
                  <span className="flex-1 text-ink-2">
                    {state.invited === null
                      ? t('free')
                      : t('keptFor', { name: people[state.invited] ?? t('somebody') })}
                  </span>
                  {mayRule && state.invited !== null && (
                    <RemoveButton
                      name={people[state.invited] ?? t('somebody')}
                      onRemove={() => {
                        onRemove(seat);
                      }}
                    />
                  )}
                  {mayRule && state.invited === null && (
                    <Button
                      variant="quiet"
                      onClick={() => {
                        onAddBot(seat, level);
                      }}
                    >
                      <Icon name="plus" />
                      {t('addBot')}
                    </Button>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {mayRule && hasRoom && (
        <label className="flex flex-wrap items-center gap-3 text-ink-2">
          {t('botLevel')}
          <Select
            value={level}
            onChange={setLevel}
            options={botLevels.map((value) => ({ value, label: t(`bots.${value}`) }))}
          />
        </label>
      )}
    </div>
  );
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useTranslations('tables');
  return (
    <Button variant="bare" size="icon" onClick={onRemove}>
      <Icon name="close" />
      <span className="sr-only">{t('remove', { name })}</span>
    </Button>
  );
}
