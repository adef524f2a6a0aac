import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { SchedulesRepository } from './schedules.repository.js';
import { SchedulesService } from './schedules.service.js';

@Controller()
export class SchedulesController {
  constructor(
    private readonly service: SchedulesService,
    private readonly schedules: SchedulesRepository,
  ) {}

  @Endpoint(routes.listSchedules)
  async list(
    @Input() { params }: InputOf<typeof routes.listSchedules>,
  ): Promise<ResponseOf<typeof routes.listSchedules>> {
    return { schedules: await this.schedules.list(params.clubId) };
  }

  @Endpoint(routes.createSchedule)
  create(
    @Input() { params, body }: InputOf<typeof routes.createSchedule>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.createSchedule>> {
    return this.service.create(actor, params.clubId, body);
  }

  @Endpoint(routes.updateSchedule)
  update(
    @Input() { params, body }: InputOf<typeof routes.updateSchedule>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.updateSchedule>> {
    return this.service.update(actor, params.clubId, params.scheduleId, body);
  }

  @Endpoint(routes.endSchedule)
  async end(
    @Input() { params }: InputOf<typeof routes.endSchedule>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.endSchedule>> {
    await this.service.end(actor, params.clubId, params.scheduleId);
    return {};
  }
}
