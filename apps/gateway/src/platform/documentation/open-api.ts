import { failureSchema, httpStatusOf, routes, type Route } from '@red-disc/contracts';
import { z } from 'zod';
import { version } from '../version.js';

type Json = Record<string, unknown>;

const json = (schema: z.ZodType, io: 'input' | 'output', mediaType = 'application/json'): Json => ({
  [mediaType]: { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
});

/** The OpenAPI document, made from the contracts: it cannot say anything else than what is served. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Red Disc', version, summary: 'Clubs, tables and tournaments of card games' },
    paths,
  };
}

function operation(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    description: `Permission: ${route.permission}`,
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body && { requestBody: { required: true, content: json(route.body, 'input') } }),
    responses: {
      '200': { description: 'Done', content: json(route.response, 'output', route.mediaType) },
      default: {
        description: `A refusal: ${Object.entries(httpStatusOf)
          .map(([code, status]) => `${code} (${status})`)
          .join(', ')}`,
        content: json(failureSchema, 'output'),
      },
    },
  };
}

function parameters(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: z.toJSONSchema(field as z.ZodType, { io: 'input', unrepresentable: 'any' }),
  }));
}
