import type { Environment } from '../environment/environment.js';

/** Only pages of our own address may open sockets or send changes. Programs that are no browser send no Origin. */
export function makeOriginCheck(
  environment: Pick<Environment, 'PUBLIC_URL' | 'NODE_ENV'>,
): (origin: string | undefined) => boolean {
  const trusted = new Set(withLoopbackNames(new URL(environment.PUBLIC_URL)));
  return (origin) => origin === undefined || trusted.has(origin);
}

/** localhost and 127.0.0.1 are the same place to a person who types the address. */
function withLoopbackNames(url: URL): string[] {
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [url.origin];
  return ['localhost', '127.0.0.1'].map((hostname) => {
    const same = new URL(url);
    same.hostname = hostname;
    return same.origin;
  });
}
