import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failureSchema } from '@red-disc/contracts';
import { dropDatabase } from '@red-disc/database';
import request from 'supertest';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('the answer to a bad request', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  it('is NOT_FOUND for an unknown route', async () => {
    const answer = await request(gateway.url).get('/api/nothing-here').expect(404);
    expect(failureSchema.parse(answer.body).error.code).toBe('NOT_FOUND');
  });

  it('is MALFORMED_JSON for a body that is no JSON, and does not repeat it', async () => {
    const answer = await request(gateway.url)
      .post('/api/status')
      .set('Content-Type', 'application/json')
      .send('{"secret": 12')
      .expect(400);
    expect(failureSchema.parse(answer.body).error.code).toBe('MALFORMED_JSON');
    expect(answer.text).not.toContain('secret');
  });

  it('is TOO_LARGE for a body over the limit', async () => {
    const answer = await request(gateway.url)
      .post('/api/status')
      .send({ filler: 'x'.repeat(300_000) })
      .expect(413);
    expect(failureSchema.parse(answer.body).error.code).toBe('TOO_LARGE');
  });

  it('names the request, so that its line in the log can be found', async () => {
    const answer = await request(gateway.url).get('/api/nothing-here');
    expect(failureSchema.parse(answer.body).error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries no trace of the software and strict headers', async () => {
    const { headers } = await request(gateway.url).get('/api/status');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the answer to a fault of our own', () => {
  it('is INTERNAL, names the request and says nothing else', async () => {
    const gateway = await runGateway();
    const url = new URL(gateway.databaseUrl);
    await dropDatabase(process.env.TEST_ADMIN_URL!, url.pathname.slice(1));
    const answer = await request(gateway.url).get('/api/rule-sets').expect(500);
    expect(answer.body).toEqual({ ok: false, error: { code: 'INTERNAL', requestId: expect.any(String) } });
    await request(gateway.url).get('/health/ready').expect(503);
    await request(gateway.url).get('/health/live').expect(200);
    await gateway.stop();
  });
});
