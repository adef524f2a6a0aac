import { Controller } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { ClubsService } from '../club/clubs.service.js';
import { MembersService } from './members.service.js';

@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly clubs: ClubsService,
  ) {}

  @Endpoint(routes.listMembers)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listMembers>,
  ): Promise<ResponseOf<typeof routes.listMembers>> {
    const { rows, ...counts } = await this.members.list(params.clubId, query);
    return { members: [...rows], ...counts };
  }

  @Endpoint(routes.setRoles)
  setRoles(
    @Input() { params, body }: InputOf<typeof routes.setRoles>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.setRoles>> {
    return this.members.setRoles(actor, params, body);
  }

  @Endpoint(routes.removeMember)
  async remove(
    @Input() { params }: InputOf<typeof routes.removeMember>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.removeMember>> {
    await this.members.remove(actor, params.clubId, params.userId);
    return {};
  }

  @Endpoint(routes.leaveClub)
  async leave(
    @Input() { params }: InputOf<typeof routes.leaveClub>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.leaveClub>> {
    await this.members.remove(actor, params.clubId, actor.userId);
    return {};
  }

  @Endpoint(routes.handOverClub)
  async handOver(
    @Input() { params, body }: InputOf<typeof routes.handOverClub>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.handOverClub>> {
    await this.members.handOver(actor, params.clubId, body.userId);
    return this.clubs.get(actor, params.clubId);
  }

  @Endpoint(routes.listBlocks)
  async listBlocks(
    @Input() { params, query }: InputOf<typeof routes.listBlocks>,
  ): Promise<ResponseOf<typeof routes.listBlocks>> {
    const { rows, total } = await this.members.listBlocks(params.clubId, query);
    return { blocks: rows.map((block) => ({ ...block, createdAt: block.createdAt.toISOString() })), total };
  }

  @Endpoint(routes.block)
  async block(
    @Input() { params, body }: InputOf<typeof routes.block>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.block>> {
    await this.members.block(actor, params.clubId, params.userId, body.reason);
    return {};
  }

  @Endpoint(routes.unblock)
  async unblock(
    @Input() { params }: InputOf<typeof routes.unblock>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.unblock>> {
    await this.members.unblock(actor, params.clubId, params.userId);
    return {};
  }
}
