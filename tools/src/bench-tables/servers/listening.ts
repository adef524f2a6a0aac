import type { AddressInfo } from 'node:net';

/** Tells whoever started this process where it listens, as the gateway does. */
export function listening(address: AddressInfo | string | null): void {
  const { port } = address as AddressInfo;
  process.send?.({ type: 'listening', url: `http://127.0.0.1:${port}` });
}
