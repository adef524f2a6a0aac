import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { AppModule } from './app.module.js';
import { assertDurable, assertMigrated } from './platform/database/boot-check.js';
import type { Environment } from './platform/environment/environment.js';
import { assertContracts } from './platform/http/assert-contracts.js';
import { clientAddress } from './platform/http/client-address.js';
import { jsonBody } from './platform/http/json-body.js';
import { keepOutOfCaches } from './platform/http/keep-out-of-caches.js';
import { makeLogger } from './platform/logging/logger.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { requestLog } from './platform/logging/request-log.js';
import { measureRequests } from './platform/metrics/measure-requests.js';
import { MetricsService } from './platform/metrics/metrics.service.js';
import { migrationsFolder } from './platform/database/migrations-folder.js';
import { ContractSocketAdapter } from './platform/sockets/contract-socket.adapter.js';
import { makeOriginCheck } from './platform/http/trusted-origin.js';

export interface Gateway {
  readonly url: string;
  readonly metricsUrl: string;
  readonly server: Server;
  readonly stop: () => Promise<void>;
}

/** Starts the whole gateway in this process, or throws with the reason why it will not run like this. */
export async function startGateway(environment: Environment): Promise<Gateway> {
  await assertDurable(environment);
  await assertMigrated(environment, migrationsFolder);
  const logger = makeLogger(environment);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(environment, logger), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(requestLog(logger), measureRequests(app.get(MetricsService)), helmet(), keepOutOfCaches);
  for (const handler of jsonBody()) app.use(handler);
  app.useWebSocketAdapter(
    new ContractSocketAdapter(app, {
      isTrustedOrigin: makeOriginCheck(environment),
      addressOf: clientAddress,
      socketsPerAddress: environment.SOCKETS_PER_ADDRESS,
      messagesPerSocket: environment.SOCKET_MESSAGES,
      logger,
    }),
  );
  try {
    await app.init();
    assertContracts(app);
    await app.listen(environment.GATEWAY_PORT, environment.GATEWAY_HOST);
  } catch (error) {
    await app.close();
    throw error;
  }
  const server = app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${environment.GATEWAY_HOST}:${port}`,
    metricsUrl: `http://${environment.METRICS_HOST}:${app.get(MetricsService).port}/metrics`,
    server,
    stop: () => app.close(),
  };
}
