import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyMigrations, ensureDatabase, isFree } from '@red-disc/database';
import { migrationsFolder, seedDemo, type Environment } from '@red-disc/gateway';
import pg from 'pg';
import { gatewayNodeArgs, gatewayScript } from '../gateway-command.js';
import { root } from '../root.js';
import { announce } from './announce.js';
import { startEdge } from './edge.js';
import { ManagedProcess } from './managed-process.js';
import { StartError, type StartOptions } from './options.js';
import { readOrMakeAuthSecret } from './secrets.js';
import { SupervisedDatabase } from './supervised-database.js';

const database = 'reddisc';
/** All that the dashboard gets to know: no database, no secret. */
const harmless = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'GATEWAY_URL', 'PUBLIC_URL'];
const exitWithParent = fileURLToPath(new URL('../../exit-with-parent.mjs', import.meta.url));

/** Brings everything up in order, and takes it down in the reverse order at a signal. */
export async function startAll(options: StartOptions): Promise<void> {
  const { environment } = options;
  const stops: (() => Promise<void>)[] = [];
  stopAtSignal(stops);
  await assertPortsFree(environment);

  const url = await openDatabase(options, stops);
  const applied = await applyMigrations(url, migrationsFolder);
  if (applied.length > 0) console.log(`Database: ${applied.length} migrations applied.`);
  const demo = options.demo ? await seedDemo(url) : undefined;
  const variables = variablesFor(environment, url);

  console.log('Starting the gateway and the dashboard ...');
  const gateway = gatewayProcess(variables);
  stops.unshift(() => gateway.stop());
  const dashboard = dashboardProcess(variables, options);
  stops.unshift(() => dashboard.stop());
  await Promise.all([gateway.start(), dashboard.start()]);

  const edge = await startEdge({
    port: environment.PORT,
    host: environment.HOST,
    gatewayPort: environment.GATEWAY_PORT,
    dashboardPort: environment.DASHBOARD_PORT,
    trustForwarded: environment.PUBLIC_URL.startsWith('https:'),
  });
  stops.unshift(edge.stop);
  await announce(options, demo);
}

async function assertPortsFree(environment: Environment): Promise<void> {
  const ports = {
    PORT: environment.HOST,
    GATEWAY_PORT: '127.0.0.1',
    DASHBOARD_PORT: '127.0.0.1',
    METRICS_PORT: '127.0.0.1',
  };
  for (const [name, host] of Object.entries(ports)) {
    const port = environment[name as keyof typeof ports];
    if (!(await isFree(port, host)))
      throw new StartError(
        `port ${port} is taken: end what uses it, or set ${name} to another${name === 'PORT' ? ' (npm start -- --port 8080)' : ''}`,
      );
  }
}

async function openDatabase(options: StartOptions, stops: (() => Promise<void>)[]): Promise<string> {
  if (!options.embedded) return reachable(options.environment.DATABASE_URL);
  console.log('Starting the database ...');
  const server = await SupervisedDatabase.start(options.environment.DATA_DIR);
  stops.unshift(() => server.stop());
  await ensureDatabase(server.url('postgres'), database);
  return server.url(database);
}

async function reachable(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    const { host } = new URL(url);
    throw new StartError(
      `the database at ${host} is out of reach (${error instanceof Error ? error.message : 'unknown'}): check DATABASE_URL, or unset it to use the embedded one`,
    );
  }
}

function variablesFor(environment: Environment, url: string): NodeJS.ProcessEnv {
  const settings = Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return {
    ...process.env,
    ...settings,
    DATABASE_URL: url,
    GATEWAY_URL: `http://127.0.0.1:${environment.GATEWAY_PORT}`,
    AUTH_SECRET: process.env.AUTH_SECRET ?? readOrMakeAuthSecret(environment.DATA_DIR),
  };
}

function gatewayProcess(environment: NodeJS.ProcessEnv): ManagedProcess {
  return new ManagedProcess({
    name: 'gateway',
    args: [...gatewayNodeArgs, '--import', exitWithParent, gatewayScript],
    cwd: root,
    environment,
    ready: async (child) => {
      await once(child, 'message');
    },
  });
}

function dashboardProcess(variables: NodeJS.ProcessEnv, { environment, dev }: StartOptions): ManagedProcess {
  const port = environment.DASHBOARD_PORT;
  const next = createRequire(join(root, 'apps/dashboard/package.json')).resolve('next/dist/bin/next');
  return new ManagedProcess({
    name: 'dashboard',
    args: ['--import', exitWithParent, next, dev ? 'dev' : 'start', '-p', String(port), '-H', '127.0.0.1'],
    cwd: join(root, 'apps/dashboard'),
    environment: {
      ...pick(variables, harmless),
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    ready: (child) => answersOn(port, child),
  });
}

function pick(variables: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.map((name) => [name, variables[name]]));
}

async function answersOn(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(`http://127.0.0.1:${port}/manifest.webmanifest`, {
        method: 'HEAD',
        signal: AbortSignal.timeout(2000),
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function stopAtSignal(stops: (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping ...');
    for (const step of stops) await step().catch(console.error);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
