import { Inject, Injectable } from '@nestjs/common';
import { can, isClubPermission, type ClubPermission, type Permission, type Standing } from '@red-disc/clubs';
import { ApiException } from '../errors/api-exception.js';
import type { Actor } from '../identity/actor.js';
import { CLUB_ACCESS, type ClubAccessPort } from './club-access-port.js';
import { ClubFinders } from './club-finders.js';

/** Asks `can` for requests and socket messages, and turns a no into the right refusal. */
@Injectable()
export class AccessService {
  constructor(
    @Inject(CLUB_ACCESS) private readonly clubs: ClubAccessPort,
    private readonly finders: ClubFinders,
  ) {}

  /** `input` holds the ids that lead to the club: a route's path parameters, or a message's data. */
  async assertMay(actor: Actor | undefined, permission: Permission, input: unknown): Promise<void> {
    this.assertStanding(actor, permission);
    if (isClubPermission(permission)) {
      const clubId = await this.finders.clubOf(input);
      if (clubId === undefined) throw new ApiException({ code: 'NOT_FOUND' });
      if (clubId !== null) await this.assertMayInClub(actor, permission, clubId);
      else if (!actor) throw new ApiException({ code: 'NOT_SIGNED_IN' });
    }
  }

  /** Whether somebody like this may at all: for what is no club's this is the whole question. */
  assertStanding(actor: Actor | undefined, permission: Permission): void {
    if (!isClubPermission(permission) && !can({ standing: standingOf(actor) }, permission))
      throw new ApiException({ code: actor ? 'FORBIDDEN' : 'NOT_SIGNED_IN' });
  }

  /** For features that learn the club only on the way. A club somebody is nothing in does not exist for them. */
  async assertMayInClub(actor: Actor | undefined, permission: ClubPermission, clubId: string): Promise<void> {
    const inClub = await this.clubs.placeOf(actor, clubId);
    if (can({ standing: standingOf(actor), inClub }, permission)) return;
    throw new ApiException({ code: inClub ? 'FORBIDDEN' : 'NOT_FOUND' });
  }

  async mayInClub(actor: Actor | undefined, permission: ClubPermission, clubId: string): Promise<boolean> {
    return can({ standing: standingOf(actor), inClub: await this.clubs.placeOf(actor, clubId) }, permission);
  }
}

export function standingOf(actor: Actor | undefined): Standing {
  if (!actor) return 'anonymous';
  if (actor.device) return actor.device;
  return actor.platformRole === 'administrator' ? 'administrator' : actor.kind;
}
