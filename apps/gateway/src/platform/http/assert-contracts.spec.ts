import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes, socketMessages } from '@red-disc/contracts';
import { createTestDatabase, type TestDatabase } from '@red-disc/database';
import { AppModule } from '../../app.module.js';
import { StatusController } from '../../status/status.controller.js';
import { readEnvironment } from '../environment/environment.js';
import { makeLogger } from '../logging/logger.js';
import { assertContracts } from './assert-contracts.js';
import { ROUTE } from './endpoint.js';

/** Lets something be otherwise for as long as it is looked at. */
function otherwise(object: object, change: object, look: () => void): void {
  const before = { ...object };
  Object.assign(object, change);
  try {
    look();
  } finally {
    for (const key of Object.keys(change)) Reflect.deleteProperty(object, key);
    Object.assign(object, before);
  }
}

describe('the boot', () => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
    const environment = readEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    });
    const options = { logger: false, abortOnError: false } as const;
    app = await NestFactory.createApplicationContext(
      AppModule.with(environment, makeLogger(environment)),
      options,
    );
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const check = (): void => {
    assertContracts(app);
  };

  it('goes on when every route and message has a contract', () => {
    expect(check).not.toThrow();
  });

  it.each([
    ['a route that names no permission', routes.getClubStatistics, { permission: undefined }],
    ['a route that names one that is not there', routes.getClubStatistics, { permission: 'club.everything' }],
    ['a route of a club that does not say which', routes.getMyStatistics, { permission: 'club.enter' }],
    ['a message that names no permission', socketMessages['lab.watch'], { permission: undefined }],
    ['a message of a club that does not say which', socketMessages.ping, { permission: 'club.enter' }],
  ])('stops at %s', (_, contract, change) => {
    otherwise(contract, change, () => {
      expect(check).toThrow(/permission|leads to a club/);
    });
    expect(check).not.toThrow();
  });

  it('stops at a route or message that nobody serves', () => {
    otherwise(routes, { lonely: { ...routes.getClub } }, () => {
      expect(check).toThrow('nobody serves the route lonely');
    });
    otherwise(socketMessages, { lonely: socketMessages.ping }, () => {
      expect(check).toThrow('nobody handles the socket message');
    });
  });

  it('stops at a handler without a contract', () => {
    const handler = Reflect.get(StatusController.prototype, 'getStatus') as object;
    const contract: unknown = Reflect.getMetadata(ROUTE, handler);
    Reflect.deleteMetadata(ROUTE, handler);
    expect(check).toThrow('without a contract');
    Reflect.defineMetadata(ROUTE, contract, handler);
  });
});
