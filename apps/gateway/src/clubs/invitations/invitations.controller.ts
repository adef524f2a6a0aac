import { Controller, Req } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { clientAddress } from '../../platform/http/client-address.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { IncomingRequest } from '../../platform/http/incoming-request.js';
import type { Actor } from '../../platform/identity/actor.js';
import { CurrentActor } from '../../platform/identity/current-actor.js';
import { InvitationsService } from './invitations.service.js';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Endpoint(routes.listInvitations)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listInvitations>,
  ): Promise<ResponseOf<typeof routes.listInvitations>> {
    const { rows, total } = await this.invitations.list(params.clubId, query);
    return { invitations: [...rows], total };
  }

  @Endpoint(routes.invite)
  invite(
    @Input() { params, body }: InputOf<typeof routes.invite>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.invite>> {
    return this.invitations.invite(actor, params.clubId, body);
  }

  @Endpoint(routes.endInvitation)
  async end(
    @Input() { params }: InputOf<typeof routes.endInvitation>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.endInvitation>> {
    await this.invitations.end(actor, params.clubId, params.invitationId);
    return {};
  }

  @Endpoint(routes.openInvitation)
  open(
    @Input() { body }: InputOf<typeof routes.openInvitation>,
    @Req() request: IncomingRequest,
  ): Promise<ResponseOf<typeof routes.openInvitation>> {
    return this.invitations.open(body.secret, clientAddress(request));
  }

  @Endpoint(routes.acceptInvitation)
  async accept(
    @Input() { body }: InputOf<typeof routes.acceptInvitation>,
    @Req() request: IncomingRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.acceptInvitation>> {
    return { clubId: await this.invitations.accept(actor, body.secret, clientAddress(request)) };
  }

  @Endpoint(routes.askToJoin)
  async ask(
    @Input() { params, body }: InputOf<typeof routes.askToJoin>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.askToJoin>> {
    return { status: await this.invitations.ask(actor, params.clubId, body.message) };
  }

  @Endpoint(routes.listJoinRequests)
  async listRequests(
    @Input() { params, query }: InputOf<typeof routes.listJoinRequests>,
  ): Promise<ResponseOf<typeof routes.listJoinRequests>> {
    const { rows, total } = await this.invitations.listRequests(params.clubId, query);
    return {
      requests: rows.map((request) => ({ ...request, createdAt: request.createdAt.toISOString() })),
      total,
    };
  }

  @Endpoint(routes.answerJoinRequest)
  async answerRequest(
    @Input() { params, body }: InputOf<typeof routes.answerJoinRequest>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.answerJoinRequest>> {
    await this.invitations.answerRequest(actor, params.clubId, params.userId, body.accept);
    return {};
  }
}
