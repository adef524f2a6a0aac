import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@red-disc/database';
import { pause } from '../load/figures.js';
import { enterAsGuest } from '../play/guest.js';
import { root } from '../root.js';
import type { Check } from './check.js';

const startAtMostMs = 60_000;
const pagesAtMost = 120;
const yearOfSeconds = 365 * 24 * 3600;

export const apiHeaders: Check = {
  name: 'answers of the API carry strict headers',
  run: async ({ server }) => {
    const paths = [
      '/api/status',
      '/api/tables',
      '/api/nothing',
      '/health/ready',
      '/api/docs',
      '/api/openapi.json',
    ];
    const found = await Promise.all(
      paths.map(async (path) => {
        const { headers } = await fetch(server.url + path);
        return [...faultsOf(path, headers), ...transportFaults(path, headers), ...cacheFaults(path, headers)];
      }),
    );
    return { tried: paths.length, faults: found.flat() };
  },
};

/** Starts everything as `npm start` does, and follows all links from the start page, as nobody and signed in. */
export const pageHeaders: Check = {
  name: 'every page has a content security policy and strict headers',
  run: async () => {
    if (!existsSync(join(root, 'apps/dashboard/.next/BUILD_ID')))
      return { tried: 0, faults: [], skipped: 'the dashboard is not built' };
    const dataDir = mkdtempSync(join(tmpdir(), 'red-disc-access-'));
    chmodSync(dataDir, 0o711);
    const port = String(await freePort());
    const ports = [await freePort(), await freePort(), await freePort()].map(String);
    const child = spawn(process.execPath, [join(root, 'tools/start.mjs'), '--no-build'], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: port,
        GATEWAY_PORT: ports[0],
        DASHBOARD_PORT: ports[1],
        METRICS_PORT: ports[2],
        LOG_LEVEL: 'error',
      },
    });
    try {
      const url = `http://localhost:${port}`;
      await untilAnswers(url);
      const guest = await enterAsGuest(url, 61_003);
      const asNobody = await crawl(url, {});
      const asGuest = await crawl(url, { cookie: guest.headers.cookie! });
      return {
        tried: asNobody.tried + asGuest.tried,
        faults: [...asNobody.faults, ...asGuest.faults],
      };
    } finally {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function untilAnswers(url: string): Promise<void> {
  const until = performance.now() + startAtMostMs;
  while (performance.now() < until) {
    try {
      await fetch(`${url}/api/status`);
      return;
    } catch {
      await pause(200);
    }
  }
  throw new Error('the server did not start');
}

async function crawl(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ tried: number; faults: string[] }> {
  const seen = new Set(['/en', '/fr', '/de', '/en/nothing-here', '/en/join?code=ZZZZZZ']);
  const faults: string[] = [];
  for (const path of seen) {
    const answer = await fetch(url + path, { headers });
    const text = await answer.text();
    if (answer.status >= 500) faults.push(`${path}: ${answer.status}`);
    if (!(answer.headers.get('content-type') ?? '').includes('text/html')) continue;
    faults.push(
      ...faultsOf(path, answer.headers),
      ...policyFaults(path, answer.headers),
      ...cacheFaults(path, answer.headers),
    );
    for (const [, href] of text.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
      if (seen.size < pagesAtMost) seen.add(href!.replaceAll('&amp;', '&'));
  }
  return { tried: seen.size, faults };
}

function faultsOf(path: string, headers: Headers): string[] {
  const faults: string[] = [];
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push(`${path}: no nosniff`);
  if (headers.has('x-powered-by')) faults.push(`${path}: names its software`);
  if (!headers.get('referrer-policy')) faults.push(`${path}: no referrer policy`);
  if (headers.get('cross-origin-opener-policy') !== 'same-origin')
    faults.push(`${path}: other windows may reach it`);
  if (!headers.get('content-security-policy')) faults.push(`${path}: no content security policy`);
  return faults;
}

/** Whoever came by https once stays there for a year at least. */
function transportFaults(path: string, headers: Headers): string[] {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  return age >= yearOfSeconds ? [] : [`${path}: no strict transport security for a year`];
}

function cacheFaults(path: string, headers: Headers): string[] {
  return headers.get('cache-control')?.includes('no-store') ? [] : [`${path}: may stay in a cache`];
}

function policyFaults(path: string, headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const wanted = ["object-src 'none'", "base-uri 'none'", 'frame-ancestors'];
  return [
    ...wanted.filter((part) => !policy.includes(part)).map((part) => `${path}: no ${part}`),
    ...(/unsafe-inline|unsafe-eval/.test(scripts) && !scripts.includes('nonce-')
      ? [`${path}: scripts are unsafe: ${scripts}`]
      : []),
    ...(scripts.includes("'unsafe-eval'") ? [`${path}: scripts may be made from text`] : []),
  ];
}
