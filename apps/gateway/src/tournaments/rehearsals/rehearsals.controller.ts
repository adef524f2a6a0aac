import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { RehearsalsService } from './rehearsals.service.js';

@Controller()
export class RehearsalsController {
  constructor(private readonly rehearsals: RehearsalsService) {}

  @Endpoint(routes.rehearseTournament)
  start(
    @Input() { params, body }: InputOf<typeof routes.rehearseTournament>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.rehearseTournament>> {
    return this.rehearsals.start(actor, params, body.trouble);
  }

  @Endpoint(routes.getRehearsal)
  get(
    @Input() { params }: InputOf<typeof routes.getRehearsal>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getRehearsal>> {
    return this.rehearsals.get(actor, params, params.rehearsalId);
  }
}
