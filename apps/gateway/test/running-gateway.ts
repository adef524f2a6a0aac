import { createTestDatabase } from '@red-disc/database';
import { readEnvironment, startGateway, type Gateway } from '../src/index.js';

export interface RunningGateway extends Gateway {
  readonly databaseUrl: string;
}

/** A whole gateway on a database of its own; `stop` takes both away. */
export async function runGateway(variables: Readonly<Record<string, string>> = {}): Promise<RunningGateway> {
  const database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
  const gateway = await startGateway(
    readEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      GATEWAY_PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      ...variables,
    }),
  );
  return {
    ...gateway,
    databaseUrl: database.url,
    stop: async () => {
      await gateway.stop();
      await database.drop();
    },
  };
}
