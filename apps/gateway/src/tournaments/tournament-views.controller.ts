import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { stageId } from '@red-disc/tournaments';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { SheetChecksService } from './commands/sheet-checks.service.js';
import { TournamentReader } from './tournament-reader.js';
import { TournamentViewsService } from './tournament-views.service.js';
import { standingsView } from './views/standings-view.js';
import { timetableOf } from './views/timetable.js';

@Controller()
export class TournamentViewsController {
  constructor(
    private readonly views: TournamentViewsService,
    private readonly reader: TournamentReader,
    private readonly sheets: SheetChecksService,
  ) {}

  @Endpoint(routes.listEntrants)
  listEntrants(
    @Input() { params }: InputOf<typeof routes.listEntrants>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.listEntrants>> {
    return this.views.entrants(actor, params);
  }

  @Endpoint(routes.getTournamentRound)
  getRound(
    @Input() { params, query }: InputOf<typeof routes.getTournamentRound>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getTournamentRound>> {
    return this.views.round(actor, params, query);
  }

  @Endpoint(routes.getTournamentStandings)
  async getStandings(
    @Input() { params, query }: InputOf<typeof routes.getTournamentStandings>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getTournamentStandings>> {
    const { state, log } = await this.reader.read(actor, params);
    return standingsView(
      state,
      log.events.length,
      query.stage === undefined ? undefined : stageId(query.stage),
    );
  }

  @Endpoint(routes.listRefereeCalls)
  listCalls(
    @Input() { params }: InputOf<typeof routes.listRefereeCalls>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.listRefereeCalls>> {
    return this.views.calls(actor, params);
  }

  @Endpoint(routes.getTournamentLog)
  getLog(
    @Input() { params, query }: InputOf<typeof routes.getTournamentLog>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getTournamentLog>> {
    return this.views.log(actor, params, query);
  }

  @Endpoint(routes.checkSheet)
  async checkSheet(
    @Input() { params, body }: InputOf<typeof routes.checkSheet>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.checkSheet>> {
    const { state } = await this.reader.read(actor, params);
    const { stage, round, table, entry } = body;
    return this.sheets.check(state, { stage: stageId(stage), round, table }, entry);
  }

  @Endpoint(routes.getTournamentTimetable)
  async getTimetable(
    @Input() { params }: InputOf<typeof routes.getTournamentTimetable>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getTournamentTimetable>> {
    const { state, row } = await this.reader.read(actor, params);
    return { slots: timetableOf(state, row.startsAt.getTime()) };
  }
}
