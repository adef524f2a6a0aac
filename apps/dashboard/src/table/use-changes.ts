'use client';

import type { AllegraView, Cell } from '@red-disc/allegra';
import { useState } from 'react';
import { changedCells } from './changes';

interface Seen {
  readonly view: AllegraView;
  readonly serial: number;
  readonly changed: ReadonlyMap<Cell, number>;
}

/** How many views long a place stays marked as just changed. */
const remembered = 2;

/** Which places changed lately, each with the number of the view that changed it. */
export function useChanges(view: AllegraView): ReadonlyMap<Cell, number> {
  const [seen, setSeen] = useState<Seen>({ view, serial: 0, changed: new Map() });
  if (seen.view === view) return seen.changed;
  const serial = seen.serial + 1;
  const recent = [...seen.changed].filter(([, at]) => at > serial - remembered);
  const fresh = [...changedCells(seen.view, view)].map((cell) => [cell, serial] as const);
  const changed = new Map([...recent, ...fresh]);
  setSeen({ view, serial, changed });
  return changed;
}
