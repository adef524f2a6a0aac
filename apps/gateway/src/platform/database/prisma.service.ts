import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';

/** Prisma over pg. Only repositories use it. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super({
      adapter: new PrismaPg({
        connectionString: environment.DATABASE_URL,
        max: environment.DATABASE_POOL,
        connectionTimeoutMillis: 2000,
        statement_timeout: 10_000,
        lock_timeout: 2000,
        idle_in_transaction_session_timeout: 5000,
      }),
      // A hundred people who join at once wait in line for a connection instead of being turned away.
      transactionOptions: { maxWait: 10_000, timeout: 10_000 },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
