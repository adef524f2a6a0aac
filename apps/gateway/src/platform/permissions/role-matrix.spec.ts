import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  can,
  clubRoles,
  isClubPermission,
  type ClubPlace,
  type Permission,
  type Standing,
} from '@red-disc/clubs';
import { routes, socketMessages, socketPath, type Route, type SocketMessage } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import { newClub, newMember, type TestClub } from '../../../test/clubs.js';
import { Browser, newAccount, newGuest } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

interface Somebody {
  readonly who: string;
  readonly standing: Standing;
  /** What they are in the club. */
  readonly place?: ClubPlace;
  readonly browser: Browser;
}

/**
 * Every route and socket message, asked by everybody, in their own and in a foreign club. The requests carry a
 * parameter that no route knows: whoever may ask is told that it is wrong, and nothing happens.
 */
describe('who may do what', () => {
  let gateway: RunningGateway;
  let own: TestClub;
  let foreign: TestClub;
  const people: Somebody[] = [];

  beforeAll(async () => {
    gateway = await runGateway();
    own = await newClub(gateway);
    foreign = await newClub(gateway);
    people.push({ who: 'nobody', standing: 'anonymous', browser: new Browser(gateway) });
    people.push({ who: 'a guest', standing: 'guest', browser: (await newGuest(gateway, 'G')).browser });
    people.push({
      who: 'a stranger',
      standing: 'account',
      browser: (await newAccount(gateway, 'S')).browser,
    });
    const administrator = await newAccount(gateway, 'A', 'administrator');
    people.push({ who: 'an administrator', standing: 'administrator', browser: administrator.browser });
    for (const role of clubRoles) {
      const { browser } = await newMember(gateway, own, role);
      people.push({ who: `the club’s ${role}`, standing: 'account', place: role, browser });
    }
    people.push({ who: 'a kid', standing: 'kid', place: 'kid', browser: await device('kid') });
    people.push({
      who: 'a screen',
      standing: 'projector',
      place: 'projector',
      browser: await device('projector'),
    });
  });
  afterAll(() => gateway.stop());

  async function device(kind: 'kid' | 'projector'): Promise<Browser> {
    const { browser } = own.owner;
    const [path, name] = kind === 'kid' ? ['kid-seats', 'otter'] : ['projectors', 'Hall'];
    const made = await browser.post(`/api/clubs/${own.id}/${path}`, { name });
    const { id } = made.body as { id: string };
    const { ticket } = (await browser.post(`/api/clubs/${own.id}/devices/${id}/ticket`)).body as {
      ticket: string;
    };
    const screen = new Browser(gateway);
    expect((await screen.post('/api/account/ticket', { ticket })).body).toMatchObject({ device: kind });
    return screen;
  }

  function expected({ standing, place }: Somebody, permission: Permission, inOwn: boolean): string {
    const inClub = inOwn && place ? { places: [place], allows: [] } : undefined;
    if (can({ standing, inClub }, permission)) return 'INVALID';
    if (isClubPermission(permission)) return inClub ? 'FORBIDDEN' : 'NOT_FOUND';
    return standing === 'anonymous' ? 'NOT_SIGNED_IN' : 'FORBIDDEN';
  }

  /** As every client does, it asks again where it is told to: on a busy machine a connection may come too late. */
  async function ask(somebody: Somebody, route: Route, club: TestClub): Promise<string> {
    let code = 'RETRY';
    for (let tries = 0; tries < 5 && code === 'RETRY'; tries += 1)
      code = await askOnce(somebody, route, club);
    return code;
  }

  async function askOnce({ browser }: Somebody, route: Route, club: TestClub): Promise<string> {
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => sampleFor(name, club));
    const answer = await fetch(`${gateway.url}${path}?surprise=1`, {
      method: route.method,
      headers: { cookie: browser.cookie, 'x-forwarded-for': browser.address },
    });
    return ((await answer.json()) as { error: { code: string } }).error.code;
  }

  it.each(Object.entries<Route>(routes))('the route %s', async (_, route) => {
    const cases = (isClubPermission(route.permission) ? [own, foreign] : [own]).flatMap((club) =>
      people.map((somebody) => ({ club, somebody })),
    );
    const found = await Promise.all(
      cases.map(async ({ club, somebody }) => ({
        who: somebody.who,
        inOwnClub: club === own,
        code: await ask(somebody, route, club),
      })),
    );
    expect(found).toEqual(
      cases.map(({ club, somebody }) => ({
        who: somebody.who,
        inOwnClub: club === own,
        code: expected(somebody, route.permission, club === own),
      })),
    );
  });

  async function askBySocket({ browser }: Somebody, sent: readonly [string, object][]): Promise<string[]> {
    const socket = new WebSocket(gateway.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: browser.cookie },
    });
    await once(socket, 'open');
    const codes: string[] = [];
    for (const [type, data] of sent) {
      const answer = once(socket, 'message');
      socket.send(JSON.stringify({ id: 1, type, data }));
      const { error } = JSON.parse(((await answer)[0] as Buffer).toString()) as { error: { code: string } };
      codes.push(`${type} ${error.code}`);
    }
    socket.close();
    return codes;
  }

  const messages = Object.entries<SocketMessage>(socketMessages).map(([type, { permission, request }]) => ({
    type,
    permission: permission as Permission,
    request,
  }));

  it('every socket message that is no club’s', async () => {
    const asked = messages.filter(({ permission }) => !isClubPermission(permission));
    for (const somebody of people) {
      const found = await askBySocket(
        somebody,
        asked.map(({ type }) => [type, { surprise: 1 }]),
      );
      const wanted = asked.map(({ type, permission }) => `${type} ${expected(somebody, permission, false)}`);
      expect([somebody.who, found]).toEqual([somebody.who, wanted]);
    }
  });

  /** The club is read from the message, so it must be a good one; the thing it names is not there for anybody. */
  it('every socket message of a club', async () => {
    const asked = messages.filter(({ permission }) => isClubPermission(permission));
    for (const club of [own, foreign])
      for (const somebody of people) {
        const sample = ({ request }: (typeof asked)[number]): object =>
          Object.fromEntries(
            Object.keys((request as z.ZodObject).shape).map((name) => [name, sampleFor(name, club)]),
          );
        const found = await askBySocket(
          somebody,
          asked.map((message) => [message.type, sample(message)]),
        );
        const wanted = asked.map(({ type, permission }) => {
          const code = expected(somebody, permission, club === own);
          return `${type} ${code === 'INVALID' ? 'NOT_FOUND' : code}`;
        });
        expect([somebody.who, found]).toEqual([somebody.who, wanted]);
      }
  });
});

function sampleFor(parameter: string, club: TestClub): string {
  if (parameter === 'clubId') return club.id;
  if (parameter === 'slug') return club.slug;
  if (parameter === 'feedId') return 'x'.repeat(43);
  return randomUUID();
}
