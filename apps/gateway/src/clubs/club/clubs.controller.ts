import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor, MaybeActor } from '../../platform/identity/current-actor.js';
import { ClubsService } from './clubs.service.js';

@Controller()
export class ClubsController {
  constructor(private readonly clubs: ClubsService) {}

  @Endpoint(routes.createClub)
  create(
    @Input() { body }: InputOf<typeof routes.createClub>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.createClub>> {
    return this.clubs.create(actor, body);
  }

  @Endpoint(routes.listMyClubs)
  async listOwn(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.listMyClubs>> {
    const clubs = await this.clubs.listOwn(actor);
    return { clubs: clubs.map((club) => ({ ...club, roles: [...club.roles] })) };
  }

  @Endpoint(routes.searchClubs)
  async search(
    @Input() { query }: InputOf<typeof routes.searchClubs>,
  ): Promise<ResponseOf<typeof routes.searchClubs>> {
    const { q, ...part } = query;
    const { rows, total } = await this.clubs.search(q, part);
    return { total, clubs: [...rows] };
  }

  @Endpoint(routes.getClubPage)
  getPage(
    @Input() { params }: InputOf<typeof routes.getClubPage>,
    @MaybeActor() actor: Actor | undefined,
  ): Promise<ResponseOf<typeof routes.getClubPage>> {
    return this.clubs.getPage(params.slug, actor);
  }

  @Endpoint(routes.getClub)
  get(
    @Input() { params }: InputOf<typeof routes.getClub>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getClub>> {
    return this.clubs.get(actor, params.clubId);
  }

  @Endpoint(routes.updateClub)
  update(
    @Input() { params, body }: InputOf<typeof routes.updateClub>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.updateClub>> {
    return this.clubs.update(actor, params.clubId, body);
  }
}
