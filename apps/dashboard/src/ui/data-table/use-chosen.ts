'use client';

import { useState } from 'react';

/** The rows that are ticked, also those on other pages. */
export function useChosen<Row>(rowKey: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    chosen: [...chosen.values()],
    isChosen: (row: Row) => chosen.has(rowKey(row)),
    choose: (rows: readonly Row[], isChosen: boolean) => {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isChosen) next.set(rowKey(row), row);
        else next.delete(rowKey(row));
      }
      setChosen(next);
    },
    unselect: () => {
      setChosen(new Map());
    },
  };
}
