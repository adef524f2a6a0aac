import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ApiException } from '../platform/errors/api-exception.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly service: ReportsService,
    private readonly reports: ReportsRepository,
  ) {}

  @Endpoint(routes.report)
  async report(
    @Input() { params, body }: InputOf<typeof routes.report>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.report>> {
    return { id: await this.service.report(actor, params.clubId, body) };
  }

  @Endpoint(routes.listReports)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listReports>,
  ): Promise<ResponseOf<typeof routes.listReports>> {
    const { rows, total } = await this.reports.list(params.clubId, query);
    return { reports: [...rows], total };
  }

  @Endpoint(routes.closeReport)
  async close(
    @Input() { params, body }: InputOf<typeof routes.closeReport>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.closeReport>> {
    if (!(await this.reports.close(actor, params, body))) throw new ApiException({ code: 'NOT_FOUND' });
    return {};
  }

  @Endpoint(routes.listServerReports)
  async listOfNoClub(
    @Input() { query }: InputOf<typeof routes.listServerReports>,
  ): Promise<ResponseOf<typeof routes.listServerReports>> {
    const { rows, total } = await this.reports.list(null, query);
    return { reports: [...rows], total };
  }

  @Endpoint(routes.closeServerReport)
  async closeOfNoClub(
    @Input() { params, body }: InputOf<typeof routes.closeServerReport>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.closeServerReport>> {
    const closed = await this.reports.close(actor, { clubId: null, ...params }, body);
    if (!closed) throw new ApiException({ code: 'NOT_FOUND' });
    return {};
  }
}
