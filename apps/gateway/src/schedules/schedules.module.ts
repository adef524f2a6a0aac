import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RuleSetsModule } from '../rule-sets/rule-sets.module.js';
import { TablesModule } from '../tables/tables.module.js';
import { EveningTables } from './evening-tables.js';
import { OccurrencesController } from './occurrences.controller.js';
import { OccurrencesRepository } from './occurrences.repository.js';
import { Planner } from './planner.js';
import { PlannerRepository } from './planner.repository.js';
import { ScheduleNews } from './schedule-news.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesRepository } from './schedules.repository.js';
import { SchedulesService } from './schedules.service.js';
import { StepsService } from './steps.service.js';

@Module({
  imports: [NotificationsModule, RuleSetsModule, TablesModule],
  controllers: [OccurrencesController, SchedulesController],
  providers: [
    EveningTables,
    OccurrencesRepository,
    Planner,
    PlannerRepository,
    ScheduleNews,
    SchedulesRepository,
    SchedulesService,
    StepsService,
  ],
  exports: [OccurrencesRepository],
})
export class SchedulesModule {}
