'use client';

import type { TableSnapshot } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Person } from '@/table/model';
import type { NeverKnock } from '@/table/table-props';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import type { LiveTable } from './live-table';

export interface TableMenuProps {
  readonly table: LiveTable;
  readonly snapshot: TableSnapshot;
  readonly people: readonly Person[];
  readonly mayRule: boolean;
  readonly clubId: string | null;
  readonly neverKnock: NeverKnock | undefined;
}

/** Few open it: it is loaded when somebody does. */
const RefereePanel = dynamic(async () => (await import('./referee-panel')).RefereePanel, { ssr: false });

/** What does not belong on the felt: leaving, an answer for the whole round, the host's and referee's acts. */
export function TableMenu({ table, snapshot, people, mayRule, clubId, neverKnock }: TableMenuProps) {
  const t = useTranslations('referee');
  const [isOpen, setIsOpen] = useState(false);
  const own = snapshot.seat === null ? undefined : snapshot.seats[snapshot.seat - 1];
  return (
    <>
      <Button
        variant="bare"
        size="icon"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="menu" />
        <span className="sr-only">{t('menu')}</span>
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('menu')} closeLabel={t('close')}>
        {neverKnock && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              role="switch"
              checked={neverKnock.isOn}
              onChange={(event) => {
                neverKnock.onChange(event.target.checked);
              }}
              className="size-5 flex-none accent-ink"
            />
            <span>
              <b className="block">{t('knock')}</b>
              <span className="text-sm text-ink-2">{t('knockText')}</span>
            </span>
          </label>
        )}
        {own && !own.caretaker && (
          <div className="grid justify-items-start gap-1.5 border-t border-line pt-4 first:border-0">
            <Button
              onClick={() => {
                setIsOpen(false);
                void table.command('table.stand', {});
              }}
            >
              {t('leave')}
            </Button>
            <p className="text-sm text-ink-2">{t('leaveText')}</p>
          </div>
        )}
        {mayRule && <RefereePanel table={table} snapshot={snapshot} people={people} clubId={clubId} />}
      </Sheet>
    </>
  );
}
