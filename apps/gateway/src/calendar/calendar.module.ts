import { Module } from '@nestjs/common';
import { SchedulesModule } from '../schedules/schedules.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { FeedsRepository } from './feeds.repository.js';

@Module({
  imports: [SchedulesModule, TournamentsModule],
  controllers: [CalendarController],
  providers: [CalendarService, FeedsRepository],
})
export class CalendarModule {}
