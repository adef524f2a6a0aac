'use client';

import { useState, useSyncExternalStore } from 'react';
import { LocalTable, type LocalSnapshot, type LocalTableOptions } from './local-table';

const thinkMs = 900;

function schedule(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
}

export type LocalTableSetup = Omit<LocalTableOptions, 'thinkMs' | 'schedule'>;

/** A table that lives as long as the component that shows it. */
export function useLocalTable(makeSetup: () => LocalTableSetup): readonly [LocalTable, LocalSnapshot] {
  const [table] = useState(() => new LocalTable({ ...makeSetup(), thinkMs, schedule }));
  return [table, useSyncExternalStore(table.subscribe, table.snapshot, table.snapshot)];
}
