'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadGateway } from '@/live/load-gateway';
import { refusalText } from '@/live/refusal';
import { Button } from '@/ui/button';

export interface BlockedNoteProps {
  readonly user: string;
  readonly name: string;
  readonly onUndone: () => void;
}

/** Says that somebody is not heard any more, and takes it back: a finger slips easily on a small list. */
export function BlockedNote({ user, name, onUndone }: BlockedNoteProps) {
  const t = useTranslations('talk');
  const words = useTranslations('tableRefusal');
  const [refusal, setRefusal] = useState<string>();
  const undo = async () => {
    const { routes, ask } = await loadGateway();
    const undone = await ask(routes.unblockPerson, { params: { userId: user } });
    if (undone.ok) onUndone();
    else setRefusal(refusalText(words, undone.error));
  };
  return (
    <div role="status" className="grid gap-1.5 text-sm">
      <p className="wrap-anywhere">{t('blocked', { name })}</p>
      {refusal && <p className="text-alarm">{refusal}</p>}
      {/* What was pressed is gone with the line it stood at: the keyboard goes on here. */}
      <Button size="sm" variant="quiet" className="justify-self-start" autoFocus onClick={() => void undo()}>
        {t('unblock')}
      </Button>
    </div>
  );
}
