'use client';

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { areaColumns, areaRows } from './area';
import type { Place } from './model';

interface At {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, At>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const within = (n: number, most: number) => Math.min(most, Math.max(1, n));

/** Where an arrow key leads; it stops at the edges. */
export function stepFrom({ row, column }: At, key: string): At | undefined {
  if (key === 'Home') return { row, column: 1 };
  if (key === 'End') return { row, column: areaColumns };
  const step = steps[key];
  return step && { row: within(row + step.row, areaRows), column: within(column + step.column, areaColumns) };
}

export interface RovingGrid {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly tabIndexOf: (place: Place) => number;
}

/** One stop of the Tab key for all fifteen; arrows move on from the card that has the focus. */
export function useRovingGrid(): RovingGrid {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<At>({ row: 1, column: 1 });
  return {
    ref,
    onKeyDown: (event) => {
      const cards = [...(ref.current?.querySelectorAll<HTMLButtonElement>('button.card') ?? [])];
      const index = cards.findIndex((card) => card === document.activeElement);
      if (index < 0) return;
      const at = { row: Math.floor(index / areaColumns) + 1, column: (index % areaColumns) + 1 };
      const next = stepFrom(at, event.key);
      if (!next) return;
      event.preventDefault();
      setStop(next);
      cards[(next.row - 1) * areaColumns + next.column - 1]?.focus();
    },
    tabIndexOf: ({ row, column }) => (row === stop.row && column === stop.column ? 0 : -1),
  };
}
