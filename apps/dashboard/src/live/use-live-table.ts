'use client';

import { socketPath } from '@red-disc/contracts';
import { useState, useSyncExternalStore } from 'react';
import { LiveTable, nothingYet, type LiveState } from './live-table';

/** A proxy in front of several gateways brings the players of a table together by its name in the address. */
function openSocket(table: string): WebSocket {
  const address = new URL(`${socketPath}?table=${table}`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

/** `crypto.randomUUID` exists on secure pages only; a hall's own network may be plain HTTP. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Follows a table for as long as the component is on the page. */
export function useLiveTable(table: string, key: string | undefined): readonly [LiveTable, LiveState] {
  const [live] = useState(
    () =>
      new LiveTable({
        table,
        key,
        open: () => openSocket(table),
        random: Math.random,
        makeId,
        now: Date.now,
      }),
  );
  return [live, useSyncExternalStore(live.subscribe, live.state, () => nothingYet)];
}
