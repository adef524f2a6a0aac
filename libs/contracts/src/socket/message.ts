import type { z } from 'zod';

/** A message that a client sends over the socket and that gets exactly one answer. */
export interface SocketMessage {
  readonly summary: string;
  readonly permission: string;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
}

export function defineMessage<const M extends SocketMessage>(message: M): M {
  return message;
}
