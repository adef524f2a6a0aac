import { Module } from '@nestjs/common';
import { SchedulesModule } from '../schedules/schedules.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { FeedsRepository } from './feeds.repository.js';

@Module({
  imports: [SchedulesModule],
  controllers: [CalendarController],
  providers: [CalendarService, FeedsRepository],
})
export class CalendarModule {}
