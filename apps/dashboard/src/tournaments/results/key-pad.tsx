'use client';

import { useTranslations } from 'next-intl';

const keys = ['7', '8', '9', 'delete', '4', '5', '6', 'sign', '1', '2', '3', 'next', 'cleared', '0'] as const;

export interface KeyPadProps {
  readonly nextName: string;
  readonly onPress: (key: string) => void;
}

/** Large keys for a noisy hall. They never take the focus: the field that is filled keeps it. */
export function KeyPad({ nextName, onPress }: KeyPadProps) {
  const t = useTranslations('tournamentResult');
  return (
    <div className="grid grid-cols-4 gap-1.5 rounded-3 bg-surface-3 p-2.5">
      {keys.map((key) => {
        const isDigit = /\d/.test(key);
        return (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onPress(key);
            }}
            className={
              isDigit
                ? 'num min-h-12 rounded-2 bg-surface text-[1.4rem] shadow-1'
                : `min-h-12 rounded-2 px-1 text-md leading-tight font-[650] ${key === 'next' ? 'row-span-2 border-2 border-ink bg-surface' : ''}`
            }
          >
            {isDigit ? (
              key
            ) : (
              <span className="line-clamp-3 wrap-anywhere">
                {t(`key.${key as 'delete' | 'sign' | 'next' | 'cleared'}`, { name: nextName })}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
