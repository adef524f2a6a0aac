import { Module } from '@nestjs/common';
import { LabModule } from '../lab/lab.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RuleSetsModule } from '../rule-sets/rule-sets.module.js';
import { TablesModule } from '../tables/tables.module.js';
import { CommandsService } from './commands/commands.service.js';
import { OwnCommandsService } from './commands/own-commands.service.js';
import { SheetChecksService } from './commands/sheet-checks.service.js';
import { ArchivesService } from './exchange/archives.service.js';
import { EventDates } from './exchange/event-dates.service.js';
import { EntrantImportsService } from './exchange/entrant-imports.service.js';
import { TournamentToolsController } from './exchange/tournament-tools.controller.js';
import { EventNews } from './live/event-news.js';
import { EventReminders } from './live/event-reminders.js';
import { TournamentNews } from './live/tournament-news.js';
import { TournamentsGateway } from './live/tournaments.gateway.js';
import { Decider } from './log/decider.js';
import { LogRepository } from './log/log.repository.js';
import { ScoringService } from './log/scoring.service.js';
import { TournamentLogs } from './log/tournament-logs.js';
import { GamesRepository } from './online/games.repository.js';
import { ArenaService } from './online/arena.service.js';
import { KeeperService } from './online/keeper.service.js';
import { LiveTablesService } from './online/live-tables.service.js';
import { PresenceService } from './online/presence.service.js';
import { ResultsService } from './online/results.service.js';
import { DoorService } from './public/door.service.js';
import { PublicPagesService } from './public/public-pages.service.js';
import { TableCodesService } from './public/table-codes.service.js';
import { TournamentPublicController } from './public/tournament-public.controller.js';
import { ClubEvents } from './ratings/club-events.service.js';
import { LeaguesService } from './ratings/leagues.service.js';
import { RatedEvents } from './ratings/rated-events.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { RatingsRepository } from './ratings/ratings.repository.js';
import { RatingsService } from './ratings/ratings.service.js';
import { RehearsalsController } from './rehearsals/rehearsals.controller.js';
import { RehearsalsRepository } from './rehearsals/rehearsals.repository.js';
import { RehearsalsService } from './rehearsals/rehearsals.service.js';
import { TournamentReader } from './tournament-reader.js';
import { TournamentViewsController } from './tournament-views.controller.js';
import { TournamentViewsService } from './tournament-views.service.js';
import { TournamentsController } from './tournaments.controller.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { TournamentsService } from './tournaments.service.js';

@Module({
  imports: [LabModule, NotificationsModule, RuleSetsModule, TablesModule],
  controllers: [
    TournamentsController,
    TournamentViewsController,
    TournamentToolsController,
    RehearsalsController,
    TournamentPublicController,
    RatingsController,
  ],
  providers: [
    LogRepository,
    TournamentsRepository,
    GamesRepository,
    RatingsRepository,
    RehearsalsRepository,
    Decider,
    ScoringService,
    TournamentLogs,
    TournamentReader,
    TournamentsService,
    TournamentViewsService,
    CommandsService,
    OwnCommandsService,
    SheetChecksService,
    EntrantImportsService,
    EventDates,
    ArchivesService,
    RehearsalsService,
    LiveTablesService,
    PresenceService,
    ResultsService,
    ArenaService,
    KeeperService,
    PublicPagesService,
    DoorService,
    TableCodesService,
    ClubEvents,
    RatedEvents,
    RatingsService,
    LeaguesService,
    TournamentNews,
    EventNews,
    EventReminders,
    TournamentsGateway,
  ],
  exports: [EventDates],
})
export class TournamentsModule {}
