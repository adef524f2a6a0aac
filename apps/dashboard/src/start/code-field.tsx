'use client';

import { useState } from 'react';
import { cx } from '@/ui/cx';

export interface CodeFieldProps {
  readonly label: string;
  readonly length: number;
}

/** One text field under a row of boxes: typing, pasting and screen readers work as in any field. */
export function CodeField({ label, length }: CodeFieldProps) {
  const [code, setCode] = useState('');
  return (
    <label className="group relative flex gap-1 max-sm:grow">
      <span className="sr-only">{label}</span>
      <input
        name="code"
        required
        value={code}
        maxLength={length}
        pattern={`[A-Za-z0-9]{${length}}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
        }}
        className="absolute inset-0 cursor-text rounded-[9px] bg-transparent text-transparent caret-transparent"
      />
      {Array.from({ length }, (_, place) => (
        <span
          key={place}
          aria-hidden="true"
          className={cx(
            'pointer-events-none grid h-[46px] w-[33px] place-items-center max-sm:grow rounded-[9px] border-2 font-display text-xl font-bold lg:w-[38px]',
            place < code.length ? 'border-ink' : 'border-line-strong',
            place === code.length && 'group-focus-within:border-ink group-focus-within:bg-surface-3',
          )}
        >
          {code[place]}
        </span>
      ))}
    </label>
  );
}
