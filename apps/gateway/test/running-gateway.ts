import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@red-disc/database';
import { readEnvironment, startGateway, type Gateway } from '../src/index.js';

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

export interface RunningGateway extends Gateway, Place {}

/** A whole gateway on a database of its own; `stop` takes both away. */
export async function runGateway(variables: Readonly<Record<string, string>> = {}): Promise<RunningGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  const database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
  const place = { databaseUrl: database.url, dataDir };
  const gateway = await startIn(place, variables);
  return {
    ...gateway,
    ...place,
    stop: async () => {
      await gateway.stop();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** One more gateway on the same database; it is to be stopped before the other. */
export function runBeside(place: Place): Promise<Gateway> {
  return startIn(place, {});
}

function startIn(
  { databaseUrl, dataDir }: Place,
  variables: Readonly<Record<string, string>>,
): Promise<Gateway> {
  return startGateway(
    readEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      GATEWAY_PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      DATA_DIR: dataDir,
      ...variables,
    }),
  );
}
