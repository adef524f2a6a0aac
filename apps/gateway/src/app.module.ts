import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { ClubsModule } from './clubs/clubs.module.js';
import { GamesModule } from './games/games.module.js';
import { GuestsModule } from './guests/guests.module.js';
import { LabModule } from './lab/lab.module.js';
import type { Environment } from './platform/environment/environment.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RuleSetsModule } from './rule-sets/rule-sets.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { StatusModule } from './status/status.module.js';
import { TablesModule } from './tables/tables.module.js';
import { TournamentsModule } from './tournaments/tournaments.module.js';

@Module({})
export class AppModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(environment, logger),
        AccountsModule,
        ClubsModule,
        AuditModule,
        ReportsModule,
        PrivacyModule,
        AdministrationModule,
        StatusModule,
        GamesModule,
        RuleSetsModule,
        SchedulesModule,
        CalendarModule,
        LabModule,
        StatisticsModule,
        GuestsModule,
        TablesModule,
        TournamentsModule,
      ],
    };
  }
}
