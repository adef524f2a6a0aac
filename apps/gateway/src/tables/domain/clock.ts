import type { Decision } from '@red-disc/game';
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
  let longest: number | null = null;
  for (const decision of awaited.decisions) {
    const ms = timeForOne(table, decision);
    if (ms !== null && (longest === null || ms > longest)) longest = ms;
  }
  return longest;
}

function timeForOne({ settings: { timing }, seats }: Table, { seat, clock }: Decision): number | null {
  if (clock === 'setup') return timing.setup * 1000;
  if (clock === 'window') return timing.window * 1000;
  if (clock === 'none' || timing.turn === null) return null;
  const { bankMs, spentMs } = seats[seat - 1]!;
  const turnMs = timing.turn * 1000;
  return Math.max(0, turnMs - spentMs) + Math.max(0, bankMs - Math.max(0, spentMs - turnMs));
}
