import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment, type Environment } from '@red-disc/gateway';
import { root } from '../root.js';

/** Something the person who starts the server can mend: one line, no stack. */
export class StartError extends Error {}

/** What `npm start` was told. */
export interface StartArguments {
  readonly lan: boolean;
  readonly demo: boolean;
  /** Pages are compiled as they are asked for and follow changes of their sources. */
  readonly dev: boolean;
  readonly port: string | undefined;
}

export interface StartOptions extends Omit<StartArguments, 'port'> {
  readonly environment: Environment;
  /** Whether the database is ours to run. */
  readonly embedded: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** With what the environment adds; whatever is wrong there is said by name. */
export function completeOptions(
  { lan, port, demo, dev }: StartArguments,
  variables: Variables,
): StartOptions {
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

/** This machine's address in the room's network. */
function lanAddress(): string {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((candidate) => candidate?.family === 'IPv4' && !candidate.internal)?.address;
  if (!address) throw new StartError('--lan: this machine is on no network; connect it, or leave --lan out');
  return address;
}
