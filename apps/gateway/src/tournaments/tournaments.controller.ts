import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { CommandsService } from './commands/commands.service.js';
import { OwnCommandsService } from './commands/own-commands.service.js';
import { TournamentsService } from './tournaments.service.js';

@Controller()
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly commands: CommandsService,
    private readonly ownCommands: OwnCommandsService,
  ) {}

  @Endpoint(routes.listTournaments)
  list(
    @Input() { params, query }: InputOf<typeof routes.listTournaments>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.listTournaments>> {
    return this.tournaments.list(actor, params.clubId, query);
  }

  @Endpoint(routes.listMyTournaments)
  listOwn(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.listMyTournaments>> {
    return this.tournaments.listOwn(actor);
  }

  @Endpoint(routes.createTournament)
  create(
    @Input() { params, body }: InputOf<typeof routes.createTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.createTournament>> {
    return this.tournaments.create(actor, params.clubId, body);
  }

  @Endpoint(routes.getTournament)
  get(
    @Input() { params }: InputOf<typeof routes.getTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getTournament>> {
    return this.tournaments.get(actor, params);
  }

  @Endpoint(routes.updateTournament)
  update(
    @Input() { params, body }: InputOf<typeof routes.updateTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.updateTournament>> {
    return this.tournaments.update(actor, params, body);
  }

  @Endpoint(routes.deleteTournament)
  async delete(
    @Input() { params }: InputOf<typeof routes.deleteTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.deleteTournament>> {
    await this.tournaments.delete(actor, params);
    return {};
  }

  @Endpoint(routes.directTournament)
  direct(
    @Input() { params, body }: InputOf<typeof routes.directTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.directTournament>> {
    return this.commands.execute(actor, params, body);
  }

  @Endpoint(routes.previewTournament)
  preview(
    @Input() { params, body }: InputOf<typeof routes.previewTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.previewTournament>> {
    return this.commands.preview(actor, params, body.command);
  }

  @Endpoint(routes.ruleTournament)
  rule(
    @Input() { params, body }: InputOf<typeof routes.ruleTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.ruleTournament>> {
    return this.commands.execute(actor, params, body);
  }

  @Endpoint(routes.previewRuling)
  previewRuling(
    @Input() { params, body }: InputOf<typeof routes.previewRuling>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.previewRuling>> {
    return this.commands.preview(actor, params, body.command);
  }

  @Endpoint(routes.playTournament)
  play(
    @Input() { params, body }: InputOf<typeof routes.playTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.playTournament>> {
    return this.ownCommands.execute(actor, params, body);
  }
}
