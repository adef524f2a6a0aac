'use client';

import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { buttonClass } from '../button-class';
import { cx } from '../cx';
import { Icon } from '../icon';
import { SaveView } from './save-view';
import type { ListState } from './saved-views';
import type { ListLook } from './use-list-look';

export interface LookMenuProps<Row extends RowData> {
  readonly look: ListLook<Row>;
  /** What the list shows now. */
  readonly state: ListState;
}

/** A column that the screen is too narrow for is not offered there either. */
const offeredFrom = { sm: 'max-sm:hidden!', md: 'max-md:hidden!', lg: 'max-lg:hidden!' } as const;

/** How the list is read: which columns, how close the rows, and views to come back to. */
export function LookMenu<Row extends RowData>({ look, state }: LookMenuProps<Row>) {
  const t = useTranslations('list');
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass({ variant: 'quiet' })}>
        {t('look')}
        <Icon name="chevronDown" />
      </button>
      <div id={id} popover="auto" className="popover-menu anchored-menu w-72!">
        <Tick label={t('dense')} isOn={look.isDense} onChange={look.setDense} />
        <fieldset>
          <legend className="sr-only">{t('columns')}</legend>
          {look.optional.map(({ key, label, from }) => (
            <Tick
              key={key}
              label={label}
              isOn={look.isShown(key)}
              onChange={(isOn) => {
                look.show(key, isOn);
              }}
              className={from && offeredFrom[from]}
            />
          ))}
        </fieldset>
        <SaveView look={look} state={state} />
      </div>
    </>
  );
}

interface TickProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly className?: string | undefined;
}

function Tick({ label, isOn, onChange, className }: TickProps) {
  return (
    <label className={cx('menu-item cursor-pointer justify-start!', className)}>
      <input
        type="checkbox"
        className="size-5 flex-none accent-(--ink)"
        checked={isOn}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}
