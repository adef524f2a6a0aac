import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { newGuest, query, type Person } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { seatPeople } from '../../../test/table-player.js';
import { until } from '../../../test/until.js';

describe('limits of sockets', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ SOCKET_MESSAGES: '100000', SOCKETS_PER_ADDRESS: '12' });
  });
  afterAll(() => gateway.stop());

  const socketOf = ({ browser }: Person, address = browser.address): WebSocket =>
    new WebSocket(gateway.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: browser.cookie, 'x-forwarded-for': address },
    });

  /** Undefined if it opened, else the status it was refused with. */
  async function refusalOf(socket: WebSocket): Promise<number | undefined> {
    socket.on('error', () => undefined);
    const refused = once(socket, 'unexpected-response').then(
      ([, response]) => (response as { statusCode: number }).statusCode,
    );
    return Promise.race([once(socket, 'open').then(() => undefined), refused]);
  }

  it('let one person have ten and one address its share', async () => {
    const person = await newGuest(gateway, 'Many windows');
    const own = Array.from({ length: 10 }, (_, n) => socketOf(person, `203.0.113.${n}`));
    expect(await Promise.all(own.map(refusalOf))).toEqual(Array(10).fill(undefined));
    expect(await refusalOf(socketOf(person, '203.0.113.99'))).toBe(429);
    own[0]!.close();
    await once(own[0]!, 'close');

    const guests = await Promise.all(Array.from({ length: 13 }, (_, n) => newGuest(gateway, `Guest ${n}`)));
    const [late, ...early] = guests as [Person, ...Person[]];
    const hall = early.map((guest) => socketOf(guest, '203.0.113.200'));
    expect(await Promise.all(hall.map((socket) => refusalOf(socket)))).toEqual(Array(12).fill(undefined));
    expect(await refusalOf(socketOf(late, '203.0.113.200'))).toBe(429);
    for (const socket of [...own, ...hall]) socket.terminate();
  });

  it('cut off who does not read, while others are answered', async () => {
    const { id, players } = await seatPeople({ gateways: [gateway], people: 1, settings: { seats: 2 } });
    const { person } = players[0]!;
    await query(
      gateway,
      `insert into talk_line (id, table_id, user_id, command_id, content)
       select gen_random_uuid(), $1, $2, 'line-' || n, jsonb_build_object('type', 'text', 'text', repeat('x', 5000))
       from generate_series(1, 50) n`,
      [id, person.id],
    );
    const deaf = socketOf(person);
    await once(deaf, 'open');
    deaf.send(JSON.stringify({ id: 0, type: 'table.watch', data: { table: id } }));
    await once(deaf, 'message');
    deaf.pause();
    // Far more than the buffers of any system take, in few answers.
    for (let n = 1; n <= 100; n += 1)
      deaf.send(JSON.stringify({ id: n, type: 'table.talk', data: { table: id } }));
    const other = await players[0]!.socket.request('ping', {});
    expect(other.ok).toBe(true);
    // Paused, it does not see the end of its connection either: the server does. How much it got before is the
    // business of the system's buffers.
    await until(async () => (await socketsOf(gateway)) === 1);
    const closed = once(deaf, 'close');
    deaf.resume();
    // Without a farewell, for it would not have read one.
    expect((await closed)[0]).toBe(1006);
    for (const player of players) player.close();
  });
});

async function socketsOf(gateway: RunningGateway): Promise<number> {
  const text = await (await fetch(gateway.metricsUrl)).text();
  return Number(/^sockets (\d+)/m.exec(text)![1]);
}
