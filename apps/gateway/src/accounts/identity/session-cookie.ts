import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Environment } from '../../platform/environment/environment.js';

/** Over HTTPS a browser takes such a cookie from nobody but this very host. */
export function cookieName({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>, name: string): string {
  return `${PUBLIC_URL.startsWith('https:') ? '__Host-' : ''}red-disc.${name}`;
}

/**
 * Reads the cookie that better-auth sets: a session's token and its signature. Every request and every socket asks who
 * it is from, and to look that up takes the library ten times as long.
 */
export class SessionCookie {
  readonly #name: string;
  readonly #secret: string;

  constructor(environment: Pick<Environment, 'PUBLIC_URL' | 'AUTH_SECRET'>) {
    this.#name = cookieName(environment, 'session');
    this.#secret = environment.AUTH_SECRET;
  }

  /** The token in these cookies, if it was signed here. */
  tokenIn(cookies: string): string | undefined {
    const signed = valueOf(cookies, this.#name);
    const end = signed?.lastIndexOf('.') ?? -1;
    if (signed === undefined || end < 1) return undefined;
    const token = signed.slice(0, end);
    const given = Buffer.from(signed.slice(end + 1), 'base64');
    const right = createHmac('sha256', this.#secret).update(token).digest();
    return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
  }
}

function valueOf(cookies: string, name: string): string | undefined {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
