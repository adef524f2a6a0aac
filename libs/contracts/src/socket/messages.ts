import { z } from 'zod';
import { labMessages } from './lab-messages.js';
import { defineMessage } from './message.js';
import { tableMessages } from './table-messages.js';
import { tournamentMessages } from './tournament-messages.js';

/** Every message a client may send, by its type. */
export const socketMessages = {
  ping: defineMessage({
    summary: 'Asks for the server’s time, to measure the round trip and the offset of the clocks',
    permission: 'public',
    request: z.strictObject({}),
    response: z.strictObject({ serverTime: z.number() }),
  }),
  ...tableMessages,
  ...tournamentMessages,
  ...labMessages,
} as const;

export type SocketMessages = typeof socketMessages;
export type SocketMessageType = keyof SocketMessages;
export type MessageRequest<T extends SocketMessageType> = z.input<SocketMessages[T]['request']>;
export type MessageInput<T extends SocketMessageType> = z.output<SocketMessages[T]['request']>;
export type MessageResponse<T extends SocketMessageType> = z.output<SocketMessages[T]['response']>;

/** Where the socket is, on every origin. */
export const socketPath = '/api/socket';

/** How long a client waits for an answer. Whoever has waited longer has asked again: the first request is nobody's. */
export const answerPatienceMs = 10_000;
