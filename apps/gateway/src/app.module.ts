import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Environment } from './platform/environment/environment.js';
import { PlatformModule } from './platform/platform.module.js';
import { StatusModule } from './status/status.module.js';

@Module({})
export class AppModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(environment, logger), StatusModule] };
  }
}
