import { Injectable } from '@nestjs/common';
import { refuseRoleChange, type ClubRole } from '@red-disc/clubs';
import type { MemberBody } from '@red-disc/contracts';
import type { Page } from '../../platform/database/list-sql.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor, UserId } from '../../platform/identity/actor.js';
import { SessionEvents } from '../../platform/identity/session-events.js';
import { MembersRepository, type BlockPart, type MemberPart } from './members.repository.js';

/** What members are, and how they stop being it. */
@Injectable()
export class MembersService {
  constructor(
    private readonly members: MembersRepository,
    private readonly events: SessionEvents,
  ) {}

  /** A page of those who belong to it, and how many own the whole club. */
  async list(clubId: string, part: MemberPart): Promise<Page<MemberBody> & { readonly owners: number }> {
    const [page, owners] = await Promise.all([
      this.members.list(clubId, part),
      this.members.countOwners(clubId),
    ]);
    return { ...page, owners };
  }

  async setRoles(
    actor: Actor,
    { clubId, userId }: { clubId: string; userId: string },
    { roles, reason }: { roles: readonly ClubRole[]; reason?: string | undefined },
  ): Promise<MemberBody> {
    const to = [...new Set(roles)];
    const audit = { action: 'club.roles-set', reason } as const;
    assertDone(await this.members.change({ actor, clubId, userId, to, audit }, refuseRoleChange));
    this.events.emit('changed', userId as UserId);
    return (await this.members.find(clubId, userId))!;
  }

  async remove(actor: Actor, clubId: string, userId: string): Promise<void> {
    const action = userId === actor.userId ? 'club.left' : 'club.member-removed';
    const change = { actor, clubId, userId, to: [], audit: { action } } as const;
    assertDone(await this.members.change(change, refuseRoleChange));
    this.events.emit('changed', userId as UserId);
  }

  /** The new owner keeps what they were, the old one becomes an admin. */
  async handOver(actor: Actor, clubId: string, userId: string): Promise<void> {
    const [from, to] = await Promise.all([
      this.members.find(clubId, actor.userId),
      this.members.find(clubId, userId),
    ]);
    if (!from || !to || userId === actor.userId) throw new ApiException({ code: 'NOT_FOUND' });
    const audit = { action: 'club.handed-over' } as const;
    const roles = (places: readonly string[], add: ClubRole, drop: string): ClubRole[] => [
      ...new Set([add, ...(places.filter((place) => place !== drop) as ClubRole[])]),
    ];
    assertDone(
      await this.members.changeBoth(
        [
          { actor, clubId, userId, to: roles(to.places, 'owner', 'guest'), audit },
          { actor, clubId, userId: actor.userId, to: roles(from.places, 'admin', 'owner'), audit },
        ],
        refuseRoleChange,
      ),
    );
    this.events.emit('changed', userId as UserId);
  }

  async block(actor: Actor, clubId: string, userId: string, reason: string): Promise<void> {
    if (userId === actor.userId) throw new ApiException({ code: 'REFUSED', reason: 'ONESELF' });
    assertDone(await this.members.block({ actor, clubId, userId, reason }, refuseRoleChange));
    this.events.emit('changed', userId as UserId);
  }

  async unblock(actor: Actor, clubId: string, userId: string): Promise<void> {
    if (!(await this.members.unblock(actor, clubId, userId))) throw new ApiException({ code: 'NOT_FOUND' });
  }

  listBlocks(clubId: string, part: BlockPart): ReturnType<MembersRepository['listBlocks']> {
    return this.members.listBlocks(clubId, part);
  }
}

function assertDone(refusal: string | undefined): void {
  if (refusal === 'NO_MEMBER') throw new ApiException({ code: 'NOT_FOUND' });
  if (refusal) throw new ApiException({ code: 'REFUSED', reason: refusal });
}
