import { z } from 'zod';
import { defineRoute } from './route.js';

export const getLive = defineRoute({
  method: 'GET',
  path: '/health/live',
  summary: 'The process runs',
  permission: 'public',
  response: z.strictObject({ status: z.literal('live') }),
});

export const getReady = defineRoute({
  method: 'GET',
  path: '/health/ready',
  summary: 'The process should get traffic: its database answers and it is not shutting down',
  permission: 'public',
  response: z.strictObject({ status: z.literal('ready') }),
});

export const getOpenApi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This interface as an OpenAPI document',
  permission: 'public',
  response: z.record(z.string(), z.unknown()),
});

export const getDocumentation = defineRoute({
  method: 'GET',
  path: '/api/docs',
  summary: 'This interface as a page to read',
  permission: 'public',
  response: z.string(),
});
