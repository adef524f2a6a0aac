import { createHmac } from 'node:crypto';
import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface WebhookMessage {
  readonly url: string;
  readonly format: string;
  readonly secret: string;
  /** The sentence, in the club's language. */
  readonly text: string;
  readonly event: Readonly<Record<string, unknown>>;
}

const timeoutMs = 5000;

/**
 * Posts one message to a chat. Undefined if it was taken, else why not, as a short code. Where `allowPrivate` is
 * false, addresses inside our own network are refused when they are connected to, so that a club's admin cannot have
 * the server reach what only the server can; no redirect is followed.
 */
export function postWebhook(message: WebhookMessage, allowPrivate: boolean): Promise<string | undefined> {
  const url = new URL(message.url);
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !allowPrivate) return Promise.resolve('NOT_HTTPS');
  if (isIP(bare(url.hostname)) && !allowPrivate && isPrivate(bare(url.hostname)))
    return Promise.resolve('PRIVATE_ADDRESS');
  const body = JSON.stringify(bodyOf(message));
  const signature = createHmac('sha256', message.secret).update(body).digest('hex');
  return new Promise((resolve) => {
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'red-disc',
        ...(message.format === 'event' && { 'X-Red-Disc-Signature': `sha256=${signature}` }),
      },
      timeout: timeoutMs,
      lookup: allowPrivate ? undefined : publicLookup,
    });
    request.on('response', (response) => {
      response.resume();
      const status = response.statusCode ?? 0;
      resolve(status >= 200 && status < 300 ? undefined : `HTTP_${status}`);
    });
    request.on('timeout', () => request.destroy(new Failure('TIMEOUT')));
    request.on('error', (error) => {
      resolve('code' in error ? String(error.code) : 'FAILED');
    });
    request.end(body);
  });
}

class Failure extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

function bodyOf({ format, text, event }: WebhookMessage): object {
  if (format === 'event') return event;
  return format === 'content' ? { content: text, allowed_mentions: { parse: [] } } : { text };
}

/** Looks a name up and refuses it if any of its addresses is private; what is looked up is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUpName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) callback(error, '');
    else if (addresses.some(({ address }) => isPrivate(address)))
      callback(new Failure('PRIVATE_ADDRESS'), '');
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** Loopback, private, link-local, shared, multicast and unspecified ranges, of IPv4 and IPv6. */
export function isPrivate(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIP(plain) === 4) {
    const [a = 0, b = 0] = plain.split('.').map(Number);
    return (
      a === 0 ||
      a === 10 ||
      a === 127 ||
      a >= 224 ||
      (a === 100 && b >= 64 && b < 128) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 192 && (b === 168 || b === 0)) ||
      (a === 198 && (b === 18 || b === 19))
    );
  }
  return !/^[23]/.test(plain);
}
