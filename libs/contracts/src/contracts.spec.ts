import { describe, expect, it } from '@jest/globals';
import { errorSchema, failureSchema, httpStatusOf, routes, socketMessages, type Route } from './index.js';

describe('the routes', () => {
  const all: [string, Route][] = Object.entries(routes);

  it.each(all)('%s has a schema for exactly the parameters in its path', (_, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(inPath.sort());
  });

  it('are each served under an address of their own', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(all)('%s takes a body only where the method has one', (_, route) => {
    if (route.method === 'GET' || route.method === 'DELETE') expect(route.body).toBeUndefined();
    expect(route.path).toMatch(/^\/(api|health)\//);
  });
});

describe('the socket messages', () => {
  it.each(Object.entries(socketMessages))('%s refuses what its schema does not name', (_, message) => {
    expect(message.request.safeParse({ __surprise: 1 }).success).toBe(false);
  });
});

describe('a refusal', () => {
  it('has one shape and a known code', () => {
    expect(failureSchema.safeParse({ ok: false, error: { code: 'NOT_FOUND' } }).success).toBe(true);
    expect(errorSchema.safeParse({ code: 'SOMETHING_ELSE' }).success).toBe(false);
  });

  it('travels under an HTTP status of the client’s or the server’s fault', () => {
    for (const status of Object.values(httpStatusOf)) expect(status).toBeGreaterThanOrEqual(400);
  });
});
