'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link, useRouter } from '@/i18n/navigation';
import type { LiveTable, Rematch } from './live-table';

export interface AfterGameProps {
  readonly table: LiveTable;
  readonly tableId: string;
  readonly isSeated: boolean;
  readonly rematch: Rematch | undefined;
  readonly keyQuery: string;
}

/** Once more with the same people, the replay, the record. Spectators follow to where it goes on. */
export function AfterGame({ table, tableId, isSeated, rematch, keyQuery }: AfterGameProps) {
  const t = useTranslations('tables');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const playOn = async () => {
    setIsBusy(true);
    const next = await table.playOn();
    if (next) router.push(`/tables/${next.table}?key=${next.key}`);
    else setIsBusy(false);
  };
  return (
    <span className="after-game">
      {isSeated && (
        <button type="button" className="do do-primary" disabled={isBusy} onClick={() => void playOn()}>
          {t(rematch ? 'joinRematch' : 'rematch')}
        </button>
      )}
      {!isSeated && rematch && (
        <Link className="do do-primary" href={`/tables/${rematch.table}?key=${rematch.key}`}>
          {t('watchRematch')}
        </Link>
      )}
      <Link className="do" href={`/replay/${tableId}${keyQuery}`}>
        {t('replay')}
      </Link>
      <a
        className="do"
        href={`/api/tables/${tableId}/record${keyQuery}`}
        download={`red-disc-${tableId}.json`}
      >
        {t('record')}
      </a>
    </span>
  );
}
