import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whom a limit applies to. The one proxy in front of us is on this machine or network and sets X-Forwarded-For
 * anew, so its last entry is true; a client that reaches us directly is taken by its own address.
 */
export function clientAddress(request: IncomingMessage): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return limitKey(last && isPrivate(peer) ? last : peer);
}

/** One household has a whole /64 of IPv6 addresses. */
function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').filter(Boolean).length) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function isPrivate(address: string): boolean {
  return /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/.test(address);
}
