import { Inject, Injectable } from '@nestjs/common';
import { can, permissionNames } from '@red-disc/clubs';
import type { ClubBody, ClubPage, InputOf, routes } from '@red-disc/contracts';
import type { Page, PagePart } from '../../platform/database/list-sql.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor } from '../../platform/identity/actor.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { standingOf } from '../../platform/permissions/access.service.js';
import { CLUB_ACCESS, type ClubAccessPort } from '../../platform/permissions/club-access-port.js';
import { ClubsRepository, type OwnClub } from './clubs.repository.js';

/** Founding clubs, finding them, and what they decide about themselves. */
@Injectable()
export class ClubsService {
  constructor(
    private readonly clubs: ClubsRepository,
    private readonly limits: LimitsService,
    @Inject(CLUB_ACCESS) private readonly access: ClubAccessPort,
  ) {}

  async create(actor: Actor, settings: InputOf<typeof routes.createClub>['body']): Promise<ClubBody> {
    await this.limits.take('clubCreation', actor.userId);
    const id = await this.clubs.create(actor, settings);
    if (!id) throw slugTaken();
    return this.get(actor, id);
  }

  async get(actor: Actor, clubId: string): Promise<ClubBody> {
    const [club, inClub] = await Promise.all([this.clubs.find(clubId), this.access.placeOf(actor, clubId)]);
    if (!club) throw new ApiException({ code: 'NOT_FOUND' });
    const subject = { standing: standingOf(actor), inClub };
    return {
      ...club,
      createdAt: club.createdAt.toISOString(),
      places: [...(inClub?.places ?? [])],
      may: permissionNames.filter((permission) => can(subject, permission)),
    };
  }

  async update(
    actor: Actor,
    clubId: string,
    changes: InputOf<typeof routes.updateClub>['body'],
  ): Promise<ClubBody> {
    if (!(await this.clubs.update(actor, clubId, changes))) throw slugTaken();
    return this.get(actor, clubId);
  }

  listOwn(actor: Actor): Promise<OwnClub[]> {
    return this.clubs.listOf(actor.userId);
  }

  search(q: string, part: PagePart): Promise<Page<ClubPage>> {
    return this.clubs.search(q, part);
  }

  /** A club that is not listed has no page, but for those who belong to it. */
  async getPage(slug: string, actor: Actor | undefined): Promise<ClubPage> {
    const found = await this.clubs.findPage({ slug });
    if (!found || (!found.listed && !(await this.access.placeOf(actor, found.page.id))))
      throw new ApiException({ code: 'NOT_FOUND' });
    return found.page;
  }
}

function slugTaken(): ApiException {
  return new ApiException({ code: 'CONFLICT', reason: 'SLUG_TAKEN' });
}
