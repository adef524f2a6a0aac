import type { TableChanges, TableSnapshot } from '@red-disc/contracts';

/** A snapshot with the changes that came after it. What is the same stays the very same object. */
export function withChanges(snapshot: TableSnapshot, changes: TableChanges): TableSnapshot {
  return merged(snapshot, changes) as TableSnapshot;
}

function merged(before: object, changes: object): object {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(changes) as [string, unknown][]) {
    const old = after[name];
    after[name] = isObject(old) && isObject(value) ? merged(old, value) : value;
  }
  return after;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
