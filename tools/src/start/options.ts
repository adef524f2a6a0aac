import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment, type Environment } from '@red-disc/gateway';
import { root } from '../root.js';

/** Something the person who starts the server can mend: one line, no stack. */
export class StartError extends Error {}

export interface StartOptions {
  readonly environment: Environment;
  /** Whether the database is ours to run. */
  readonly embedded: boolean;
  readonly lan: boolean;
  readonly demo: boolean;
  /** Pages are compiled as they are asked for and follow changes of their sources. */
  readonly dev: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const usage = 'usage: npm start -- [--lan] [--port 24100] [--no-demo] [--no-build] [--dev]';

export function parseStartOptions(args: readonly string[], variables: Variables): StartOptions {
  const { lan, port, demo, dev } = parseArguments(args);
  const chosenPort = port ?? variables.PORT ?? '24100';
  const embedded = !variables.DATABASE_URL && !variables.DATABASE_URL_FILE;
  try {
    const environment = readEnvironment({
      ...variables,
      NODE_ENV: variables.NODE_ENV ?? 'production',
      PORT: chosenPort,
      HOST: lan ? '0.0.0.0' : variables.HOST,
      PUBLIC_URL: variables.PUBLIC_URL ?? `http://${lan ? lanAddress() : 'localhost'}:${chosenPort}`,
      DATA_DIR: resolve(root, variables.DATA_DIR ?? '.data'),
      // Filled in once they exist; the schema must not refuse what we are about to make.
      DATABASE_URL: embedded ? 'postgresql://embedded' : variables.DATABASE_URL,
      AUTH_SECRET: variables.AUTH_SECRET ?? 'made at the first start and kept beside the data',
    });
    return { environment, embedded, lan, demo, dev };
  } catch (error) {
    if (error instanceof EnvironmentError) throw new StartError(error.message);
    throw error;
  }
}

type ParsedArguments = Pick<StartOptions, 'lan' | 'demo' | 'dev'> & { readonly port: string | undefined };

function parseArguments(args: readonly string[]): ParsedArguments {
  const parsed = { lan: false, demo: true, dev: false, port: undefined as string | undefined };
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i]!;
    if (arg === '--lan') parsed.lan = true;
    else if (arg === '--no-demo') parsed.demo = false;
    else if (arg === '--dev') parsed.dev = true;
    else if (arg === '--port' && /^\d+$/.test(args[i + 1] ?? '')) parsed.port = args[(i += 1)];
    else if (arg !== '--no-build') throw new StartError(`unknown argument ${arg}\n${usage}`);
  }
  return parsed;
}

/** This machine's address in the room's network. */
function lanAddress(): string {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((candidate) => candidate?.family === 'IPv4' && !candidate.internal)?.address;
  if (!address) throw new StartError('--lan: this machine is on no network; connect it, or leave --lan out');
  return address;
}
