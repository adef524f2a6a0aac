import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import { LeaguesService } from './leagues.service.js';
import { RatingsService } from './ratings.service.js';

@Controller()
export class RatingsController {
  constructor(
    private readonly ratings: RatingsService,
    private readonly leagues: LeaguesService,
  ) {}

  @Endpoint(routes.getClubRatings)
  list(
    @Input() { params, query }: InputOf<typeof routes.getClubRatings>,
  ): Promise<ResponseOf<typeof routes.getClubRatings>> {
    return this.ratings.list(params.clubId, query);
  }

  @Endpoint(routes.setSeasons)
  async setSeasons(
    @Input() { params, body }: InputOf<typeof routes.setSeasons>,
  ): Promise<ResponseOf<typeof routes.setSeasons>> {
    return { seasons: await this.ratings.setSeasons(params.clubId, body.game, body.seasons) };
  }

  @Endpoint(routes.listLeagues)
  listLeagues(
    @Input() { params }: InputOf<typeof routes.listLeagues>,
  ): Promise<ResponseOf<typeof routes.listLeagues>> {
    return this.leagues.list(params.clubId);
  }

  @Endpoint(routes.createLeague)
  createLeague(
    @Input() { params, body }: InputOf<typeof routes.createLeague>,
  ): Promise<ResponseOf<typeof routes.createLeague>> {
    return this.leagues.create(params.clubId, body);
  }

  @Endpoint(routes.getLeague)
  getLeague(
    @Input() { params }: InputOf<typeof routes.getLeague>,
  ): Promise<ResponseOf<typeof routes.getLeague>> {
    return this.leagues.get(params.clubId, params.leagueId);
  }

  @Endpoint(routes.updateLeague)
  updateLeague(
    @Input() { params, body }: InputOf<typeof routes.updateLeague>,
  ): Promise<ResponseOf<typeof routes.updateLeague>> {
    return this.leagues.update(params.clubId, params.leagueId, body);
  }

  @Endpoint(routes.deleteLeague)
  async deleteLeague(
    @Input() { params }: InputOf<typeof routes.deleteLeague>,
  ): Promise<ResponseOf<typeof routes.deleteLeague>> {
    await this.leagues.delete(params.clubId, params.leagueId);
    return {};
  }
}
