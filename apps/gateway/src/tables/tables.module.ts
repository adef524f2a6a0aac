import { Module, type OnModuleInit } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ClubFinders } from '../platform/permissions/club-finders.js';
import { RuleSetsModule } from '../rule-sets/rule-sets.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { DuplicateDeals } from './duplicate-deals.js';
import { FinishedTables } from './finished-tables.js';
import { FinishedTablesRepository } from './finished-tables.repository.js';
import { InvitationsService } from './invitations.service.js';
import { MissedUpdates } from './missed-updates.js';
import { RefereeGateway } from './referee.gateway.js';
import { RematchesService } from './rematches.service.js';
import { TableHostService } from './table-host.service.js';
import { TableRecords } from './table-records.js';
import { TablesController } from './tables.controller.js';
import { TablesGateway } from './tables.gateway.js';
import { TablesRepository } from './tables.repository.js';
import { TablesService } from './tables.service.js';
import { TableReports } from './talk/table-reports.js';
import { TalkExcerptsModule } from './talk/talk-excerpts.module.js';
import { TalkController } from './talk/talk.controller.js';
import { TalkGateway } from './talk/talk.gateway.js';
import { TalkRepository } from './talk/talk.repository.js';
import { TalkService } from './talk/talk.service.js';

@Module({
  imports: [NotificationsModule, RuleSetsModule, ReportsModule, TalkExcerptsModule],
  controllers: [TablesController, TalkController],
  providers: [
    TableHostService,
    TablesRepository,
    TablesService,
    TableRecords,
    MissedUpdates,
    TablesGateway,
    RefereeGateway,
    InvitationsService,
    RematchesService,
    DuplicateDeals,
    FinishedTables,
    FinishedTablesRepository,
    TalkGateway,
    TalkService,
    TalkRepository,
    TableReports,
  ],
  exports: [TablesService, TableRecords, FinishedTables, DuplicateDeals],
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
