'use client';

import { useState, type KeyboardEvent } from 'react';
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

/** How the cards of a picture follow one another in the page. */
type Order = 'rows' | 'columns';

const indexOf = ({ row, column }: At, order: Order): number =>
  order === 'rows' ? (row - 1) * areaColumns + column - 1 : (column - 1) * areaRows + row - 1;

/** Moves the focus from one of fifteen cards to another; undefined when the key leads nowhere. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, order: Order): At | undefined {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button.card')];
  const index = cards.findIndex((card) => card === document.activeElement);
  if (index < 0) return undefined;
  const [row, column] =
    order === 'rows'
      ? [Math.floor(index / areaColumns), index % areaColumns]
      : [index % areaRows, Math.floor(index / areaRows)];
  const next = stepFrom({ row: row + 1, column: column + 1 }, event.key);
  if (!next) return undefined;
  event.preventDefault();
  cards[indexOf(next, order)]?.focus();
  return next;
}

export interface RovingGrid {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly tabIndexOf: (place: Place) => number;
}

/** One stop of the Tab key for all fifteen; arrows move on from the card that has the focus. */
export function useRovingGrid(): RovingGrid {
  const [stop, setStop] = useState<At>({ row: 1, column: 1 });
  return {
    onKeyDown: (event) => {
      const next = moveByArrow(event, 'rows');
      if (next) setStop(next);
    },
    tabIndexOf: ({ row, column }) => (row === stop.row && column === stop.column ? 0 : -1),
  };
}
