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
import { LOGGER } from './logging/logger.js';
import { MetricsService } from './metrics/metrics.service.js';

/** What every feature stands on. */
@Global()
@Module({})
export class PlatformModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DiscoveryModule],
      controllers: [HealthController, DocumentationController],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOGGER, useValue: logger },
        { provide: APP_FILTER, useClass: ApiExceptionFilter },
        { provide: APP_GUARD, useClass: ContractGuard },
        PrismaService,
        HealthService,
        MetricsService,
      ],
      exports: [ENVIRONMENT, LOGGER, PrismaService, MetricsService],
    };
  }
}
