import type { RestClientOptions } from '@red-disc/client';
import { routes } from '@red-disc/contracts';
import { demand } from './demand.js';

/** Somebody without an account: the name to play under, and what to send along so that the server knows them. */
export interface Guest {
  readonly rest: RestClientOptions;
  readonly headers: Readonly<Record<string, string>>;
}

/** Each guest comes from an address of its own: limits are by address, and a hall full of people shares none. */
export async function enterAsGuest(url: string, number: number): Promise<Guest> {
  const address = `198.18.${(number >> 8) & 255}.${number & 255}`;
  const cookies: string[] = [];
  const remembering: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    cookies.push(...answer.headers.getSetCookie().map((line) => line.split(';')[0]!));
    return answer;
  };
  const rest = { baseUrl: url, fetch: remembering, headers: { 'X-Forwarded-For': address } };
  await demand({ rest }, routes.enterAsGuest, { body: { name: `Bot ${number}` } });
  const headers = { cookie: cookies.join('; '), 'X-Forwarded-For': address };
  return { rest: { baseUrl: url, fetch, headers }, headers };
}
