import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SocketClient } from '@red-disc/client';
import { socketPath } from '@red-disc/contracts';
import pg from 'pg';
import request from 'supertest';
import { WebSocket } from 'ws';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

describe('the status of the server', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  it('says what the gateway read from PostgreSQL', async () => {
    const client = new pg.Client({ connectionString: gateway.databaseUrl });
    await client.connect();
    await client.query(
      `insert into club (id, slug, name, time_zone) values (gen_random_uuid(), 'a', 'A', 'Europe/Berlin')`,
    );
    await client.end();
    const answer = await request(gateway.url).get('/api/status').expect(200);
    expect(answer.body).toEqual({ version: '0.1.0', database: 'up', clubs: 1 });
  });

  it('answers a ping over the socket with the server’s time', async () => {
    const client = new SocketClient({
      open: () => new WebSocket(gateway.url.replace('http', 'ws') + socketPath),
      random: Math.random,
    });
    await client.opened();
    const answer = await client.request('ping', {});
    expect(answer).toEqual({ ok: true, value: { serverTime: expect.any(Number) } });
    client.close();
  });
});
