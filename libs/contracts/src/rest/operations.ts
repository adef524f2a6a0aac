import { z } from 'zod';
import { defineRoute } from './route.js';

/** What whoever runs the server asks it. */
export const operationRoutes = {
  getLive: defineRoute({
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs',
    permission: 'public',
    response: z.strictObject({ status: z.literal('live') }),
  }),
  getReady: defineRoute({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process should get traffic: its database answers and it is not shutting down',
    permission: 'public',
    response: z.strictObject({ status: z.literal('ready') }),
  }),
  getOpenApi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This interface as an OpenAPI document',
    permission: 'public',
    response: z.record(z.string(), z.unknown()),
  }),
  getAsyncApi: defineRoute({
    method: 'GET',
    path: '/api/asyncapi.json',
    summary: 'The socket as an AsyncAPI document',
    permission: 'public',
    response: z.record(z.string(), z.unknown()),
  }),
  getDocumentation: defineRoute({
    method: 'GET',
    path: '/api/docs',
    summary: 'This interface as a page to read',
    permission: 'public',
    response: z.string(),
  }),
  getStatus: defineRoute({
    method: 'GET',
    path: '/api/status',
    summary: 'What runs here: version, and what the gateway read from its database',
    permission: 'public',
    response: z.strictObject({
      version: z.string(),
      database: z.enum(['up', 'down']),
      clubs: z.int().nonnegative(),
    }),
  }),
} as const;
