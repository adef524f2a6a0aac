import type { Table } from './table.js';

/** What has to be done to the running deadline after a command. */
export type ClockChange =
  { readonly type: 'keep' } | { readonly type: 'clear' } | { readonly type: 'set'; readonly ms: number };

/** What a deadline stands for; a new one is set when this changes, and only then. */
export function clockKey(table: Table): string | null {
  if (table.pausedBy !== null) return null;
  if (table.status === 'between') return `between/${table.commitments.length}`;
  const awaited = table.awaits();
  if (table.status !== 'playing' || awaited.type !== 'decisions') return null;
  return awaited.decisions.some(({ clock }) => clock !== 'none') ? `phase/${awaited.phase}` : null;
}

/** How long the table may take for what it awaits now; null where it may take as long as it likes. */
export function timeFor(table: Table): number | null {
  const { timing } = table.settings;
  if (table.status === 'between') return timing.pause * 1000;
  const awaited = table.awaits();
  if (table.status !== 'playing' || awaited.type !== 'decisions') return null;
  const limits = awaited.decisions.flatMap(({ seat, clock }) => {
    if (clock === 'setup') return [timing.setup * 1000];
    if (clock === 'window') return [timing.window * 1000];
    if (clock === 'none' || timing.turn === null) return [];
    const { bankMs, spentMs } = table.seat(seat);
    return [
      Math.max(0, timing.turn * 1000 - spentMs) +
        Math.max(0, bankMs - Math.max(0, spentMs - timing.turn * 1000)),
    ];
  });
  return limits.length > 0 ? Math.max(...limits) : null;
}
