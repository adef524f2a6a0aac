'use client';

import { cx } from '@/ui/cx';
import { Disc } from '@/ui/disc';
import { seatClass } from '@/ui/seat-marker';
import type { SeatModel } from './model';
import { useTableState } from './use-table';

export interface TrayLabelsProps {
  readonly owner: SeatModel;
  readonly borrowedFrom: SeatModel | undefined;
  readonly lentTo: SeatModel | undefined;
}

/** Over the first column whose it is, over the last who plays it too: each in the other player's colour. */
export function TrayLabels({ owner, borrowedFrom, lentTo }: TrayLabelsProps) {
  const { t } = useTableState().words;
  return (
    <div className="tray-labels">
      {borrowedFrom && (
        <p className={cx('tray-label', seatClass(borrowedFrom.look))}>
          <Disc />
          <span>
            <b>{t('tray.borrowed', { name: borrowedFrom.name })}</b>
            {owner.isYou ? t('tray.borrowedNote') : t('tray.playedBy', { name: owner.name })}
          </span>
        </p>
      )}
      {lentTo && (
        <p className={cx('tray-label text-right', seatClass(lentTo.look))}>
          <span>
            <b>{owner.isYou ? t('tray.lent') : t('tray.lentOf', { owner: owner.name })}</b>
            {owner.isYou
              ? t('tray.lentNote', { name: lentTo.name })
              : t('tray.playedBy', { name: lentTo.isYou ? t('you') : lentTo.name })}
          </span>
          <Disc />
        </p>
      )}
    </div>
  );
}
