import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { StatisticsService } from './statistics.service.js';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Endpoint(routes.getClubStatistics)
  ofClub(
    @Input() { params, query }: InputOf<typeof routes.getClubStatistics>,
  ): Promise<ResponseOf<typeof routes.getClubStatistics>> {
    return this.statistics.ofClub(params.clubId, query);
  }

  @Endpoint(routes.listMemberResults)
  ofMembers(
    @Input() { params, query }: InputOf<typeof routes.listMemberResults>,
  ): Promise<ResponseOf<typeof routes.listMemberResults>> {
    return this.statistics.ofMembers(params.clubId, query);
  }

  @Endpoint(routes.getMemberStatistics)
  ofMember(
    @Input() { params, query }: InputOf<typeof routes.getMemberStatistics>,
  ): Promise<ResponseOf<typeof routes.getMemberStatistics>> {
    return this.statistics.ofMember(params.clubId, params.userId, query);
  }

  @Endpoint(routes.getMyStatistics)
  ofMyself(
    @CurrentActor() actor: Actor,
    @Input() { query }: InputOf<typeof routes.getMyStatistics>,
  ): Promise<ResponseOf<typeof routes.getMyStatistics>> {
    return this.statistics.ofPerson(actor.userId, query);
  }
}
