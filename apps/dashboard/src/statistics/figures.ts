import type { NumberFormatOptions, useFormatter } from 'next-intl';

export interface Figures {
  readonly mean: (value: number | null) => string;
  readonly share: (value: number | null) => string;
}

/** How means and shares are written; nothing has come of no games. */
export function figuresIn(format: ReturnType<typeof useFormatter>): Figures {
  const written =
    (options: NumberFormatOptions) =>
    (value: number | null): string =>
      value === null ? '–' : format.number(value, options);
  return {
    mean: written({ maximumFractionDigits: 1 }),
    share: written({ style: 'percent', maximumFractionDigits: 0 }),
  };
}
