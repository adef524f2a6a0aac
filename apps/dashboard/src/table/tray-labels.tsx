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

/** Whose fifteen they are; over the first column whose it is, over the last who plays it too: each in the other player's colour. */
export function TrayLabels({ owner, borrowedFrom, lentTo }: TrayLabelsProps) {
  const { t } = useTableState().words;
  const title = owner.isYou ? t('tray.yours') : t('tray.theirs', { name: owner.name });
  return (
    <div className="tray-labels">
      <h2 id="tray-title" className="tray-title" aria-label={title}>
        <span className="tray-title-long">{title}</span>
        <span className="tray-title-short">{owner.isYou ? t('tray.yoursShort') : owner.name}</span>
      </h2>
      {borrowedFrom && (
        <p className={cx('tray-label', seatClass(borrowedFrom.look))}>
          <Disc />
          <span>
            <b className="tray-name">{t('tray.borrowed', { name: borrowedFrom.name })}</b>
            {owner.isYou ? t('tray.borrowedNote') : t('tray.playedBy', { name: owner.name })}
          </span>
        </p>
      )}
      {lentTo && (
        <p className={cx('tray-label text-right', seatClass(lentTo.look))}>
          <span>
            <b className="tray-name">
              {owner.isYou ? t('tray.lent') : t('tray.lentOf', { owner: owner.name })}
            </b>
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
