import type { Request } from 'express';
import type { Logger } from 'pino';

/** An Express request after the platform's own steps: a logger, an id, and the parsed input of its route. */
export interface IncomingRequest extends Request {
  readonly log: Logger;
  readonly id: string;
  contractInput?: unknown;
}
