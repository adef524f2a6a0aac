import { Module, type OnModuleInit } from '@nestjs/common';
import { ClubFinders } from '../platform/permissions/club-finders.js';
import { RuleSetsModule } from '../rule-sets/rule-sets.module.js';
import { MissedUpdates } from './missed-updates.js';
import { RefereeGateway } from './referee.gateway.js';
import { TableHostService } from './table-host.service.js';
import { TableRecords } from './table-records.js';
import { TablesController } from './tables.controller.js';
import { TablesGateway } from './tables.gateway.js';
import { TablesRepository } from './tables.repository.js';
import { TablesService } from './tables.service.js';

@Module({
  imports: [RuleSetsModule],
  controllers: [TablesController],
  providers: [
    TableHostService,
    TablesRepository,
    TablesService,
    TableRecords,
    MissedUpdates,
    TablesGateway,
    RefereeGateway,
  ],
  exports: [TablesService],
})
export class TablesModule implements OnModuleInit {
  constructor(
    private readonly finders: ClubFinders,
    private readonly repository: TablesRepository,
  ) {}

  onModuleInit(): void {
    this.finders.register('tableId', (id) => this.repository.clubOf(id));
  }
}
