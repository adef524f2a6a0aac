'use client';

import { useId, type ReactNode } from 'react';
import type { SelectOption } from '@/ui/select';

export interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Where the words around it say what is chosen. */
  readonly hidesLabel?: boolean;
  /** Names what describes or refuses the choice. */
  readonly describedBy?: string | undefined;
  /** Another way to choose, after the words. */
  readonly children?: ReactNode;
}

/** One of a few, as words side by side. Radio buttons underneath: arrows move, screen readers count. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, value, options, onChange, hidesLabel, describedBy, children } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={hidesLabel ? 'sr-only' : 'mb-1.5 text-sm text-ink-2'}>{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
