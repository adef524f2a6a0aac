import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Actor } from '../identity/actor.js';

/** An Express request after the platform's own steps: a logger, an id, who asks, and the parsed input of its route. */
export interface IncomingRequest extends Request {
  readonly log: Logger;
  readonly id: string;
  actor?: Actor;
  contractInput?: unknown;
}
