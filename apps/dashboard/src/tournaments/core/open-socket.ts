import { socketPath } from '@red-disc/contracts';

/** The socket of the server that this page came from. */
export function openSocket(): WebSocket {
  const address = new URL(socketPath, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}
