import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { Logger } from 'pino';
import { PrismaService } from './database/prisma.service.js';
import { DocumentationController } from './documentation/documentation.controller.js';
import { ENVIRONMENT, type Environment } from './environment/environment.js';
import { ApiExceptionFilter } from './errors/api-exception.filter.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { ContractGuard } from './http/contract.guard.js';
import { OriginGuard } from './http/origin.guard.js';
import { IdentityGuard } from './identity/identity.guard.js';
import { SessionEvents } from './identity/session-events.js';
import { JobsService } from './jobs/jobs.service.js';
import { ApiLimitGuard } from './limits/api-limit.guard.js';
import { LimitsRepository } from './limits/limits.repository.js';
import { LimitsService } from './limits/limits.service.js';
import { LOGGER } from './logging/logger.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsService } from './metrics/metrics.service.js';
import { AccessService } from './permissions/access.service.js';
import { ClubFinders } from './permissions/club-finders.js';

/** What every feature stands on. */
@Global()
@Module({})
export class PlatformModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, MailModule],
      controllers: [HealthController, DocumentationController],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOGGER, useValue: logger },
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        // In this order: each may rely on what the ones before it found out.
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: IdentityGuard },
        { provide: APP_GUARD, useClass: ApiLimitGuard },
        { provide: APP_GUARD, useClass: ContractGuard },
        AccessService,
        ClubFinders,
        JobsService,
        LimitsRepository,
        LimitsService,
        SessionEvents,
        PrismaService,
        HealthService,
        MetricsService,
      ],
      exports: [
        ENVIRONMENT,
        LOGGER,
        AccessService,
        ClubFinders,
        JobsService,
        LimitsService,
        MetricsService,
        PrismaService,
        SessionEvents,
      ],
    };
  }
}
