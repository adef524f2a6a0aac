import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Environment } from '../environment/environment.js';

export const LOGGER = Symbol('LOGGER');

/** What must never stand in a log, at whatever depth our own code logs it. */
const secrets = [
  'cookie',
  'authorization',
  'set-cookie',
  'password',
  'email',
  'token',
  'seed',
  'serverSeed',
  'deck',
  'order',
];

export function makeLogger(
  environment: Pick<Environment, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options: LoggerOptions = {
    level: environment.LOG_LEVEL,
    base: { service: 'gateway' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  };
  return pino(options, destination);
}
