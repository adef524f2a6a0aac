import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export interface Column<Row extends RowData> {
  readonly key: string;
  readonly label: string;
  /** Beside the name of the column, and not in the CSV: by which clock its times are, for instance. */
  readonly note?: string;
  /** What it is sorted and searched by, and what stands in the CSV. */
  readonly value: (row: Row) => string | number;
  /** What is shown, where it is more than the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  readonly isFigure?: boolean;
  /** Left out on narrower screens; the CSV has it. */
  readonly from?: 'sm' | 'md' | 'lg';
  /** A column of buttons: not sorted, not searched, not in the CSV. */
  readonly isActions?: boolean;
}

/** What a list can be narrowed to. */
export interface Choice {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface Filter<Row extends RowData> extends Choice {
  readonly matches: (row: Row, value: string) => boolean;
}

export interface BulkAction<Row extends RowData> {
  readonly label: string;
  readonly run: (rows: readonly Row[]) => void;
}

/** `name` or `-name` in the address: by which column, and whether the other way round. */
export interface Order {
  readonly key: string;
  readonly isDescending: boolean;
}

export function parseOrder(text: string | null): Order | undefined {
  if (!text) return undefined;
  return text.startsWith('-')
    ? { key: text.slice(1), isDescending: true }
    : { key: text, isDescending: false };
}

export function makeOrder({ key, isDescending }: Order): string {
  return isDescending ? `-${key}` : key;
}
