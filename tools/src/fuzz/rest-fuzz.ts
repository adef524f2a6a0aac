import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { routes, type Route } from '@red-disc/contracts';
import type { RandomSource } from '@red-disc/game';
import { z } from 'zod';
import type { LoadClub, LoadPerson } from '../load/people.js';
import { canary, nastyValue } from './nasty-values.js';
import { replaceSomewhere, sampleOf, type JsonSchema } from './sample.js';
import type { Verdicts } from './verdicts.js';

interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const answerTimeoutMs = 15_000;
const allRoutes = Object.values<Route>(routes).map((route) => ({
  route,
  body: route.body && (z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
}));

/** Those that change something that is named in the path. What is one's own can be taken away twice without harm. */
const namingRoutes = allRoutes.filter(
  ({ route: { method, path } }) => method !== 'GET' && path.includes('/:') && !path.startsWith('/api/my/'),
);

export interface RestFuzz {
  readonly url: string;
  readonly people: readonly LoadPerson[];
  readonly club: LoadClub;
  /** Nobody of the people has a place there. */
  readonly foreign: LoadClub;
  readonly random: RandomSource;
  readonly verdicts: Verdicts;
}

/** Sends one request that must be refused, to any route, as any kind of person. */
export async function sendBadRequest(fuzz: RestFuzz): Promise<void> {
  const bad = makeBadRequest(fuzz);
  const told = `${bad.method} ${bad.path} ${bad.body ?? ''}`;
  fuzz.verdicts.judge(told, await answerTo(fuzz.url, bad));
}

function makeBadRequest(fuzz: RestFuzz): BadRequest {
  const { people, club, random } = fuzz;
  if (random.below(6) === 0) return foreignRequest(fuzz);
  const { route, body } = allRoutes[random.below(allRoutes.length)]!;
  const person = people[random.below(people.length + 1)];
  const headers = person?.headers ?? {
    'X-Forwarded-For': `198.51.${random.below(256)}.${random.below(256)}`,
  };
  const path = pathOf(route, club, random);
  const flaw = random.below(12);
  if (flaw === 0) return { method: 'PROPFIND', path, headers };
  if (flaw === 1) return { method: route.method, path: `${path}/${canary}/%00`, headers };
  if (!body || route.method === 'GET' || flaw === 2)
    return { method: route.method, path: `${path}?${flawedQuery(route, random)}`, headers };
  const json = { ...headers, 'Content-Type': 'application/json' };
  if (flaw === 3) return { method: route.method, path, headers: json, body: `{"${canary}": [1, 2` };
  if (flaw === 4) return { method: route.method, path, headers: json, body: `"${canary}"` };
  if (flaw === 5)
    return {
      method: route.method,
      path,
      headers: { ...headers, 'Content-Type': 'text/plain' },
      body: canary,
    };
  if (flaw === 6 && random.below(10) === 0)
    return { method: route.method, path, headers: json, body: JSON.stringify(canary.repeat(30_000)) };
  const nasty = replaceSomewhere(sampleOf(body, random), nastyValue(random), random);
  // A key that no schema knows: whatever else was drawn, this request is wrong.
  const wrong = typeof nasty === 'object' && nasty !== null ? { ...nasty, [canary]: canary } : nasty;
  return { method: route.method, path, headers: json, body: JSON.stringify(wrong ?? null) };
}

/** Nothing is wrong with it, but what it is about does not exist, or belongs to others. */
function foreignRequest({ people, foreign, random }: RestFuzz): BadRequest {
  const { route, body } = namingRoutes[random.below(namingRoutes.length)]!;
  const strangers = people.filter(({ kind }) => kind !== 'administrator');
  const { headers } = strangers[random.below(strangers.length)]!;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'clubId' && random.below(2) === 0) return foreign.id;
    return name === 'slug' ? foreign.slug : randomUUID();
  });
  if (!body) return { method: route.method, path, headers };
  return {
    method: route.method,
    path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleOf(body, random)),
  };
}

function pathOf(route: Route, club: LoadClub, random: RandomSource): string {
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'clubId' && random.below(3) > 0) return club.id;
    if (name === 'slug' && random.below(3) > 0) return club.slug;
    const choices = [
      randomUUID(),
      '0',
      '-1',
      canary,
      '%2e%2e',
      '%E0%A4%A',
      '__proto__',
      encodeURIComponent('\u202e'),
    ];
    return choices[random.below(choices.length)]!;
  });
}

function flawedQuery(route: Route, random: RandomSource): string {
  const known = Object.keys(route.query?.shape ?? {});
  const query = new URLSearchParams({ [canary]: canary });
  for (const name of known) query.append(name, JSON.stringify(nastyValue(random)).slice(0, 500));
  return query.toString();
}

function answerTo(url: string, { method, path, headers, body }: BadRequest): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = request(
      url + path,
      { method, headers: { ...headers }, agent, timeout: answerTimeoutMs },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          resolve(Buffer.concat(chunks).toString('utf8'));
        });
        answer.on('error', () => {
          resolve(undefined);
        });
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => {
      resolve(undefined);
    });
    asked.end(body);
  });
}
