import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes, socketMessages } from '@red-disc/contracts';
import request from 'supertest';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { readEnvironment, startGateway } from '../index.js';

describe('operations', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  it('is live and ready', async () => {
    await request(gateway.url).get('/health/live').expect(200, { status: 'live' });
    await request(gateway.url).get('/health/ready').expect(200, { status: 'ready' });
  });

  it('keeps its answers out of caches, refusals too', async () => {
    for (const path of ['/api/account', '/api/status', '/api/nothing'])
      await request(gateway.url).get(path).expect('Cache-Control', 'no-store');
  });

  it('has its metrics on a port of their own', async () => {
    await request(gateway.url).get('/api/status');
    const text = await (await fetch(gateway.metricsUrl)).text();
    expect(text).toContain('request_duration_seconds_count{method="GET",status="200"}');
    await request(gateway.url).get('/metrics').expect(404);
  });

  it('documents every route, from the contracts', async () => {
    const answer = await request(gateway.url).get('/api/openapi.json').expect(200);
    const { paths } = answer.body as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.values(paths).flatMap((path) => Object.keys(path)).length;
    expect(documented).toBe(Object.keys(routes).length);
    const page = await request(gateway.url).get('/api/docs').expect(200).expect('Content-Type', /html/);
    for (const route of Object.values(routes)) expect(page.text).toContain(route.path);
  });

  it('documents every socket message in both directions, from the contracts', async () => {
    const answer = await request(gateway.url).get('/api/asyncapi.json').expect(200);
    const { channels, operations } = answer.body as {
      channels: { socket: { messages: Record<string, { payload: { properties: { data: object } } }> } };
      operations: Record<string, { messages: { $ref: string }[] }>;
    };
    for (const type of Object.keys(socketMessages)) {
      expect(operations[type]?.messages).toEqual([{ $ref: `#/channels/socket/messages/${type}` }]);
      expect(channels.socket.messages[type]?.payload.properties.data).toMatchObject({ type: 'object' });
      expect(channels.socket.messages).toHaveProperty([`${type}.answer`]);
    }
    expect(operations).toHaveProperty(['push.table']);
  });

  it('does not run in production on a database that would lose moves', async () => {
    const environment = readEnvironment({
      NODE_ENV: 'production',
      DATABASE_URL: gateway.databaseUrl,
      AUTH_SECRET: 'x'.repeat(40),
    });
    await expect(startGateway(environment)).rejects.toThrow('has fsync off');
  });

  it('does not run on a database whose migrations are missing', async () => {
    const url = new URL(gateway.databaseUrl);
    url.pathname = '/postgres';
    const environment = readEnvironment({ NODE_ENV: 'test', DATABASE_URL: url.href });
    await expect(startGateway(environment)).rejects.toThrow('migrations are missing');
  });
});
