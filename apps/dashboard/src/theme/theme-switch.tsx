'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { themes, type Theme } from './theme';
import { useTheme } from './theme-provider';

const icons: Readonly<Record<Theme, IconName>> = { system: 'screen', light: 'sun', dark: 'moon' };

/** Three radio buttons: as the device, light, dark. */
export function ThemeSwitch() {
  const t = useTranslations('theme');
  const { theme, choose } = useTheme();
  return (
    <fieldset className="inline-flex rounded-full border-2 border-line-strong p-0.5">
      <legend className="sr-only">{t('label')}</legend>
      {themes.map((option) => (
        <label
          key={option}
          title={t(option)}
          className={cx(
            'grid size-9 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            option === theme ? 'bg-ink text-on-ink' : 'text-ink hover:bg-surface-3',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={option}
            checked={option === theme}
            onChange={() => {
              choose(option);
            }}
            className="sr-only"
          />
          <Icon name={icons[option]} />
          <span className="sr-only">{t(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
