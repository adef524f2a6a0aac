import { once } from 'node:events';
import { routes, socketPath, type Route } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { inLots } from '../load/in-lots.js';
import { codeOf, type Check } from './check.js';

const foreignPages: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

export const crossSiteRequests: Check = {
  name: 'a page of another site can change nothing with a visitor’s cookie',
  run: async ({ server, people }) => {
    const changing = Object.entries<Route>(routes).filter(([, { method }]) => method !== 'GET');
    const owner = people.find(({ kind }) => kind === 'owner')!;
    const cases = changing.flatMap(([name, route]) => foreignPages.map((page) => ({ name, route, page })));
    const found = await inLots(cases, 12, async ({ name, route, page }) => {
      const path = route.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const answer = await fetch(`${server.url}${path}?surprise=1`, {
        method: route.method,
        headers: { ...owner.headers, 'X-Forwarded-For': '203.0.113.6', ...page },
      });
      const code = await codeOf(answer);
      return code === 'FOREIGN_ORIGIN' ? [] : [`${name} ${JSON.stringify(page)}: ${code}`];
    });
    return { tried: cases.length, faults: found.flat() };
  },
};

export const crossSiteSockets: Check = {
  name: 'a page of another site can open no socket',
  run: async ({ server, people }) => {
    const origins = ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://localhost:1'];
    const found = await Promise.all(
      origins.map(async (origin) => {
        const { headers } = people[0]!;
        const socket = new WebSocket(server.url.replace('http', 'ws') + socketPath, { headers, origin });
        socket.on('error', () => undefined);
        const opened = once(socket, 'open').then(() => 101);
        const refused = once(socket, 'unexpected-response').then(
          ([, response]) => (response as { statusCode: number }).statusCode,
        );
        const status = await Promise.race([opened, refused]);
        socket.terminate();
        return status === 403 ? [] : [`${origin}: ${status}`];
      }),
    );
    return { tried: origins.length, faults: found.flat() };
  },
};
