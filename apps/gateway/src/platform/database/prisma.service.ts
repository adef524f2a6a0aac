import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';

/**
 * How long one stands in line for a connection. A hundred people who answer at once are served in their order; turned
 * away early they would all come back at once, to the end of the line, and a slow machine would serve none of them.
 */
const inLineAtMostMs = 10_000;

/** Prisma over pg. Only repositories use it. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super({
      adapter: new PrismaPg({
        connectionString: environment.DATABASE_URL,
        max: environment.DATABASE_POOL,
        connectionTimeoutMillis: inLineAtMostMs,
        statement_timeout: 10_000,
        lock_timeout: 2000,
        idle_in_transaction_session_timeout: 5000,
      }),
      transactionOptions: { maxWait: inLineAtMostMs, timeout: 10_000 },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
