'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

export interface KioskWelcomeProps {
  readonly name: string;
  /** Undefined once it is too late. */
  readonly onUndo: (() => void) | undefined;
}

/** The answer to a tap, and the way back for whoever is not meant. */
export function KioskWelcome({ name, onUndo }: KioskWelcomeProps) {
  const t = useTranslations('tournamentDoor');
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-8 px-4 py-12 text-center">
      <div role="status" className="grid justify-items-center gap-4">
        <span className="grid size-24 place-items-center rounded-full bg-ok-wash text-5xl text-ok">
          <Icon name="check" />
        </span>
        <h1 className="text-4xl wrap-anywhere">{t('welcome', { name })}</h1>
        <p className="text-xl text-ink-2">{t('welcomeText')}</p>
      </div>
      {onUndo && (
        <Button variant="quiet" size="lg" onClick={onUndo}>
          <Icon name="arrowLeft" />
          {t('notMe')}
        </Button>
      )}
    </div>
  );
}
