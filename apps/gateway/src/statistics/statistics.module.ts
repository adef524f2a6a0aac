import { Module } from '@nestjs/common';
import { TablesModule } from '../tables/tables.module.js';
import { AttendanceRepository } from './attendance.repository.js';
import { MemberResultsRepository } from './member-results.repository.js';
import { ResultsRepository } from './results.repository.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';
import { TableResults } from './table-results.js';

@Module({
  imports: [TablesModule],
  controllers: [StatisticsController],
  providers: [
    AttendanceRepository,
    MemberResultsRepository,
    ResultsRepository,
    StatisticsService,
    TableResults,
  ],
})
export class StatisticsModule {}
