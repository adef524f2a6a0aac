import { once } from 'node:events';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { pause } from '../load/figures.js';
import { enterAsGuest } from '../play/guest.js';
import { codeOf, type Check } from './check.js';

const closeAtMostMs = 5000;

export const fixation: Check = {
  name: 'a session that the server did not make is none, and whoever enters gets a new one',
  run: async ({ server }) => {
    const { headers } = await enterAsGuest(server.url, 61_001);
    const [name] = headers.cookie!.split('=');
    const planted = `${name!}=planted-by-somebody-else.c2lnbmF0dXJl`;
    const asked = await fetch(`${server.url}/api/account`, { headers: { cookie: planted } });
    const { account } = (await asked.json()) as { account: unknown };
    const entered = await fetch(`${server.url}/api/account/guest`, {
      method: 'POST',
      headers: { cookie: planted, 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
      body: JSON.stringify({ name: 'Somebody' }),
    });
    const given = entered.headers.getSetCookie().join(' ');
    return {
      tried: 2,
      faults: [
        ...(account === null ? [] : ['a planted session is taken']),
        ...(given.includes('HttpOnly') && !given.includes('planted') ? [] : [`entering gives ${given}`]),
      ],
    };
  },
};

export const revocation: Check = {
  name: 'the sockets of a session that is ended close within 5 seconds',
  run: async ({ server }) => {
    const { headers } = await enterAsGuest(server.url, 61_002);
    const socket = new WebSocket(server.url.replace('http', 'ws') + socketPath, { headers });
    await once(socket, 'open');
    const closed = once(socket, 'close').then(([code]) => code as number);
    await fetch(`${server.url}/api/account/sign-out`, { method: 'POST', headers: { ...headers } });
    const code = await Promise.race([closed, pause(closeAtMostMs).then(() => 0)]);
    const asked = await fetch(`${server.url}/api/account/sessions`, { headers: { ...headers } });
    const after = await codeOf(asked);
    return {
      tried: 2,
      faults: [
        ...(code === 4001 ? [] : [`the socket closed with ${code}`]),
        ...(after === 'NOT_SIGNED_IN' ? [] : [`the old cookie is answered ${after}`]),
      ],
    };
  },
};

export const guessing: Check = {
  name: 'codes cannot be guessed: ten tries in ten minutes from an address',
  run: async ({ server }) => {
    const codes: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      const answer = await fetch(`${server.url}/api/tables/find`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.8' },
        body: JSON.stringify({ code: `AAAA${String(n).padStart(2, 'B')}` }),
      });
      codes.push(await codeOf(answer));
    }
    const isRight = codes.every((code, n) => code === (n < 10 ? 'NOT_FOUND' : 'TOO_MANY'));
    return { tried: codes.length, faults: isRight ? [] : [codes.join(' ')] };
  },
};
