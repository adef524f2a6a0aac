'use client';

import { routes, type ApiError } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { ask } from '@/live/ask';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { RefusalNote } from '../core/refusal-note';
import { packArchive } from './pack-archive';

/** Takes in an event that was exported here or on another server. */
export function ImportEvent({ clubId, page }: { readonly clubId: string; readonly page: string }) {
  const t = useTranslations('tournaments');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const take = async (file: File) => {
    setIsBusy(true);
    const gzip = await packArchive(file);
    const answer = await ask(routes.importTournament, { params: { clubId }, body: { gzip } });
    setIsBusy(false);
    if (answer.ok) router.push(`${page}/${answer.value.id}`);
    else setError(answer.error);
  };
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="hidden"
        aria-label={t('list.import')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void take(file);
          event.target.value = '';
        }}
      />
      <Button variant="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('list.import')}
      </Button>
      <RefusalNote error={error} />
    </div>
  );
}
