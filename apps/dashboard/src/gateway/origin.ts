import { headers } from 'next/headers';

/** Where the visitor's browser found this page, for links that are passed on. */
export async function readOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? 'localhost';
  return `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`;
}
