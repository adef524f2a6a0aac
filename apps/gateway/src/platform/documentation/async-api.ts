import {
  answerFrameSchema,
  labPushes,
  requestFrameSchema,
  socketMessages,
  socketPath,
  tablePushes,
} from '@red-disc/contracts';
import type { SocketMessage } from '@red-disc/contracts';
import { z } from 'zod';
import { version } from '../version.js';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

/** The socket as an AsyncAPI document, made from the contracts like everything else that is said about it. */
export function asyncApiDocument(): Json {
  const requests = Object.entries<SocketMessage>(socketMessages);
  const pushes = Object.entries<z.ZodType>({ ...tablePushes, ...labPushes });
  return {
    asyncapi: '3.0.0',
    info: { title: 'Red Disc: the socket', version },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: socketPath,
        messages: Object.fromEntries<Json>([
          ...requests.flatMap(([type, message]): [string, Json][] => [
            [type, requestOf(type, message)],
            [`${type}.answer`, answerOf(type, message)],
          ]),
          ...pushes.map(([type, schema]): [string, Json] => [`push.${type}`, pushOf(type, schema)]),
        ]),
      },
    },
    operations: Object.fromEntries<Json>([
      ...requests.map(([type]): [string, Json] => [type, operationOf(type)]),
      ...pushes.map(([type]): [string, Json] => [
        `push.${type}`,
        { action: 'send', channel, messages: [messageRef(`push.${type}`)] },
      ]),
    ]),
    components: {
      schemas: {
        request: schemaOf(requestFrameSchema, 'input'),
        answer: schemaOf(answerFrameSchema, 'output'),
      },
    },
  };
}

const channel = { $ref: '#/channels/socket' };
const messageRef = (name: string): Json => ({
  $ref: `#/channels/socket/messages/${name.replaceAll('/', '~1')}`,
});

function operationOf(type: string): Json {
  return {
    action: 'receive',
    channel,
    messages: [messageRef(type)],
    reply: { channel, messages: [messageRef(`${type}.answer`)] },
  };
}

function requestOf(type: string, { summary, permission, request }: SocketMessage): Json {
  const properties = { id: { type: 'integer' }, type: { const: type }, data: schemaOf(request, 'input') };
  const payload = { type: 'object', properties, required: ['id', 'type'] };
  return { name: type, summary, description: `Permission: ${permission}`, payload };
}

function answerOf(type: string, { response }: SocketMessage): Json {
  const properties = { id: { type: 'integer' }, ok: { const: true }, data: schemaOf(response, 'output') };
  return { name: `${type}.answer`, payload: { type: 'object', properties, required: ['id', 'ok'] } };
}

function pushOf(type: string, schema: z.ZodType): Json {
  const properties = { type: { const: type }, data: schemaOf(schema, 'output') };
  return { name: `push.${type}`, payload: { type: 'object', properties, required: ['type'] } };
}
