import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { LabRepository } from './lab.repository.js';
import { LabService } from './lab.service.js';

@Controller()
export class LabController {
  constructor(
    private readonly lab: LabService,
    private readonly runs: LabRepository,
  ) {}

  @Endpoint(routes.startSimulation)
  start(
    @Input() { params, body }: InputOf<typeof routes.startSimulation>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.startSimulation>> {
    return this.lab.start(actor, params.clubId, body);
  }

  @Endpoint(routes.listSimulations)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listSimulations>,
  ): Promise<ResponseOf<typeof routes.listSimulations>> {
    return { runs: await this.runs.list(params.clubId, query) };
  }

  @Endpoint(routes.getSimulation)
  get(
    @Input() { params }: InputOf<typeof routes.getSimulation>,
  ): Promise<ResponseOf<typeof routes.getSimulation>> {
    return this.lab.get(params.clubId, params.runId);
  }

  @Endpoint(routes.compareSimulations)
  compare(
    @Input() { params, query }: InputOf<typeof routes.compareSimulations>,
  ): Promise<ResponseOf<typeof routes.compareSimulations>> {
    return this.lab.compare(params.clubId, query);
  }

  @Endpoint(routes.cancelSimulation)
  cancel(
    @Input() { params }: InputOf<typeof routes.cancelSimulation>,
  ): Promise<ResponseOf<typeof routes.cancelSimulation>> {
    return this.lab.cancel(params.clubId, params.runId);
  }
}
