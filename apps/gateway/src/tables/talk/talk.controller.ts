import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ApiException } from '../../platform/errors/api-exception.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { TableReports } from './table-reports.js';
import { TalkRepository } from './talk.repository.js';

const mostBlocked = 200;

@Controller()
export class TalkController {
  constructor(
    private readonly talk: TalkRepository,
    private readonly reports: TableReports,
  ) {}

  @Endpoint(routes.listBlocked)
  async listBlocked(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.listBlocked>> {
    return { people: await this.talk.listBlocked(actor.userId) };
  }

  @Endpoint(routes.blockPerson)
  async block(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof routes.blockPerson>,
  ): Promise<ResponseOf<typeof routes.blockPerson>> {
    if (params.userId === actor.userId) throw new ApiException({ code: 'REFUSED', reason: 'THAT_IS_YOU' });
    if ((await this.talk.countBlocked(actor.userId)) >= mostBlocked)
      throw new ApiException({ code: 'REFUSED', reason: 'TOO_MANY_BLOCKED' });
    if (!(await this.talk.block(actor.userId, params.userId))) throw new ApiException({ code: 'NOT_FOUND' });
    return {};
  }

  @Endpoint(routes.unblockPerson)
  async unblock(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof routes.unblockPerson>,
  ): Promise<ResponseOf<typeof routes.unblockPerson>> {
    await this.talk.unblock(actor.userId, params.userId);
    return {};
  }

  @Endpoint(routes.reportTalk)
  async report(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: InputOf<typeof routes.reportTalk>,
  ): Promise<ResponseOf<typeof routes.reportTalk>> {
    return { id: await this.reports.report(actor, params.tableId, body) };
  }
}
