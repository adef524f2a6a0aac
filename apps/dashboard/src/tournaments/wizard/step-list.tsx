'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { steps } from './plan';

/** How far it is; a press leads back to a step. */
export function StepList({ at, onGo }: { readonly at: number; readonly onGo: (index: number) => void }) {
  const t = useTranslations('tournaments');
  return (
    <ol className="flex flex-wrap gap-2">
      {steps.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined}>
          <button
            type="button"
            disabled={index > at}
            onClick={() => {
              onGo(index);
            }}
            className={cx(
              'inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-sm pointer-coarse:min-h-11',
              index === at ? 'bg-ink text-on-ink' : 'bg-surface-3 text-ink-2',
            )}
          >
            {index < at ? <Icon name="check" /> : <b>{index + 1}</b>}
            {t(`wizard.steps.${name}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
