import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { MaybeActor } from '../../platform/identity/current-actor.js';
import { DoorService } from './door.service.js';
import { PublicPagesService } from './public-pages.service.js';
import { TableCodesService } from './table-codes.service.js';

@Controller()
export class TournamentPublicController {
  constructor(
    private readonly pages: PublicPagesService,
    private readonly door: DoorService,
    private readonly codes: TableCodesService,
  ) {}

  @Endpoint(routes.listPublicTournaments)
  list(
    @Input() { params, query }: InputOf<typeof routes.listPublicTournaments>,
  ): Promise<ResponseOf<typeof routes.listPublicTournaments>> {
    return this.pages.list(params.slug, query);
  }

  @Endpoint(routes.getPublicTournament)
  get(
    @Input() { params }: InputOf<typeof routes.getPublicTournament>,
  ): Promise<ResponseOf<typeof routes.getPublicTournament>> {
    return this.pages.get(params.tournamentId);
  }

  @Endpoint(routes.openKiosk)
  openKiosk(
    @Input() { params, query }: InputOf<typeof routes.openKiosk>,
  ): Promise<ResponseOf<typeof routes.openKiosk>> {
    return this.door.open(params.tournamentId, query.key);
  }

  @Endpoint(routes.checkInAtKiosk)
  checkIn(
    @Input() { params, body }: InputOf<typeof routes.checkInAtKiosk>,
  ): Promise<ResponseOf<typeof routes.checkInAtKiosk>> {
    return this.door.checkIn(params.tournamentId, body);
  }

  @Endpoint(routes.undoCheckInAtKiosk)
  undoCheckIn(
    @Input() { params, body }: InputOf<typeof routes.undoCheckInAtKiosk>,
  ): Promise<ResponseOf<typeof routes.undoCheckInAtKiosk>> {
    return this.door.undoCheckIn(params.tournamentId, body);
  }

  @Endpoint(routes.openTournamentTable)
  openTable(
    @Input() { params, query }: InputOf<typeof routes.openTournamentTable>,
  ): Promise<ResponseOf<typeof routes.openTournamentTable>> {
    return this.codes.open(params.tournamentId, query);
  }

  @Endpoint(routes.actAtTournamentTable)
  act(
    @Input() { params, body }: InputOf<typeof routes.actAtTournamentTable>,
    @MaybeActor() actor: Actor | undefined,
  ): Promise<ResponseOf<typeof routes.actAtTournamentTable>> {
    return this.codes.act(actor, params.tournamentId, body);
  }

  @Endpoint(routes.checkSheetAtTable)
  checkSheet(
    @Input() { params, body }: InputOf<typeof routes.checkSheetAtTable>,
  ): Promise<ResponseOf<typeof routes.checkSheetAtTable>> {
    return this.codes.checkSheet(params.tournamentId, body);
  }
}
