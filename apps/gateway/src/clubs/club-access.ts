import { Injectable } from '@nestjs/common';
import { clubAllowances, clubPlaces, type PlaceInClub } from '@red-disc/clubs';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Actor } from '../platform/identity/actor.js';
import type { ClubAccessPort } from '../platform/permissions/club-access-port.js';

/** Reads what somebody is in a club; nothing is remembered, so that a change counts at once. */
@Injectable()
export class ClubAccess implements ClubAccessPort {
  constructor(private readonly prisma: PrismaService) {}

  async placeOf(actor: Actor | undefined, clubId: string): Promise<PlaceInClub | undefined> {
    if (!actor) return undefined;
    const membership = await this.prisma.membership.findUnique({
      where: { clubId_userId: { clubId, userId: actor.userId } },
      select: { roles: true, club: { select: { allows: true } } },
    });
    return (
      (membership && {
        places: clubPlaces.filter((place) => membership.roles.includes(place)),
        allows: clubAllowances.filter((allowance) => membership.club.allows.includes(allowance)),
      }) ??
      undefined
    );
  }
}
