'use client';

import { useState } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import { volumes } from './sounds';
import { sound, useVolume } from './use-sounds';
import { useTableState } from './use-table';

/** How loud the table is. Each choice is heard at once, so nobody waits for a move to find out. */
export function SoundMenu() {
  const { t } = useTableState().words;
  const [isOpen, setIsOpen] = useState(false);
  const [volume, choose] = useVolume();
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'bare', size: 'icon' })}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name={volume === 'off' ? 'soundOff' : 'sound'} />
        <span className="sr-only">{t('sound.button', { volume: t(`sound.${volume}`) })}</span>
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('sound.title')} closeLabel={t('header.close')}>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('sound.title')}</legend>
          {volumes.map((option) => (
            <label key={option} className="choice">
              <input
                type="radio"
                name="volume"
                value={option}
                checked={option === volume}
                onChange={() => {
                  choose(option);
                  sound('yourTurn', option);
                }}
              />
              {t(`sound.${option}`)}
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-ink-2">{t('sound.text')}</p>
      </Sheet>
    </>
  );
}
