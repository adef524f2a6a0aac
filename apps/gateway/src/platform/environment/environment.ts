import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a development start uses; production refuses it. */
export const developmentSecret = 'only-for-development-change-me-0123456789';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);

/** Every environment variable that any part of the server reads. docs/operations lists the same. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production is strict about secrets and durability'),
  PORT: port(24_100).describe('where people reach everything: the one address of the browser'),
  HOST: z.string().default('127.0.0.1').describe('the interface that PORT listens on'),
  GATEWAY_PORT: port(24_101).describe('the gateway, behind PORT'),
  GATEWAY_HOST: z.string().default('127.0.0.1').describe('the interface of the gateway'),
  DASHBOARD_PORT: port(24_102).describe('the dashboard, behind PORT'),
  METRICS_PORT: port(24_103).describe('Prometheus metrics, on a port of their own'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('the interface of the metrics'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:24100')
    .describe('the address people type; cookies, the Origin check and links follow its scheme'),
  GATEWAY_URL: z.url().default('http://127.0.0.1:24101').describe('where the dashboard finds the gateway'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a postgresql:// address')
    .describe('PostgreSQL 15 to 18; npm start runs an embedded one if this is not set'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe('connections of one gateway at the most'),
  DATA_DIR: z.string().default('.data').describe('the embedded database, secrets and the mail outbox'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .default(developmentSecret)
    .describe('signs session cookies; at least 32 characters'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('the mail server; without it mails go to a local outbox'),
  MAIL_FROM: z.string().default('Red Disc <noreply@localhost>').describe('the sender of mails'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('carries hints between gateways instead of PostgreSQL'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(50)
    .describe('sockets from one address; a hall behind one router may need more'),
  REQUESTS_PER_PERSON: z.coerce
    .number()
    .int()
    .min(60)
    .default(300)
    .describe('requests that one signed-in person may send in a minute'),
  SOCKET_MESSAGES: z.coerce
    .number()
    .int()
    .min(10)
    .default(100)
    .describe('messages that one socket may send in 20 seconds'),
  BOT_THINKING_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(900)
    .describe('how long a bot waits before it moves, so that people can follow'),
  LAB_PRIORITY: z.coerce
    .number()
    .int()
    .min(0)
    .max(19)
    .default(19)
    .describe('how far simulations stand back behind the tables: 0 not at all, 19 all the way'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('how much is logged'),
});

export type Environment = z.output<typeof environmentSchema>;

/** For injection: `@Inject(ENVIRONMENT) environment: Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** A bad environment, with one line a variable. */
export class EnvironmentError extends Error {}

/** Parses the variables; `X_FILE` names a file that holds the value of X, as container secrets do. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given: Record<string, string> = {};
  for (const name of Object.keys(environmentSchema.shape)) {
    const file = variables[`${name}_FILE`];
    const value = file ? readFileSync(file, 'utf8').trim() : variables[name];
    if (value) given[name] = value;
  }
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(lines.join('\n'));
  }
  if (parsed.data.NODE_ENV === 'production' && parsed.data.AUTH_SECRET === developmentSecret)
    throw new EnvironmentError('AUTH_SECRET: production needs a secret of its own');
  return parsed.data;
}
