import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from '../src/app.module.js';
import { readEnvironment } from '../src/index.js';
import { DuplicateDeals } from '../src/tables/duplicate-deals.js';
import { FinishedTables } from '../src/tables/finished-tables.js';
import { TablesService } from '../src/tables/tables.service.js';
import type { RunningGateway } from './running-gateway.js';

/** What other features use of tables, in a gateway that takes no requests. */
export interface TableServices {
  readonly tables: TablesService;
  readonly finished: FinishedTables;
  readonly deals: DuplicateDeals;
  readonly stop: () => Promise<void>;
}

export async function tableServices({
  databaseUrl,
  dataDir,
}: Pick<RunningGateway, 'databaseUrl' | 'dataDir'>): Promise<TableServices> {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    BOT_THINKING_MS: '0',
  });
  const app = await NestFactory.createApplicationContext(
    AppModule.with(environment, pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' })),
    { logger: false, abortOnError: false },
  );
  return {
    tables: app.get(TablesService),
    finished: app.get(FinishedTables),
    deals: app.get(DuplicateDeals),
    stop: () => app.close(),
  };
}
