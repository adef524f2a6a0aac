import { Controller, Req } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { clientAddress } from '../platform/http/client-address.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { IncomingRequest } from '../platform/http/incoming-request.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordsService,
  ) {}

  @Endpoint(routes.changePassword)
  async changePassword(
    @Input() { body }: InputOf<typeof routes.changePassword>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.changePassword>> {
    await this.passwords.change(actor, body);
    return {};
  }

  @Endpoint(routes.requestPasswordReset)
  async requestPasswordReset(
    @Input() { body }: InputOf<typeof routes.requestPasswordReset>,
    @Req() request: IncomingRequest,
  ): Promise<ResponseOf<typeof routes.requestPasswordReset>> {
    await this.passwords.requestReset(body.email, clientAddress(request));
    return {};
  }

  @Endpoint(routes.resetPassword)
  async resetPassword(
    @Input() { body }: InputOf<typeof routes.resetPassword>,
  ): Promise<ResponseOf<typeof routes.resetPassword>> {
    await this.passwords.reset(body.token, body.password);
    return {};
  }

  @Endpoint(routes.listSessions)
  async list(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.listSessions>> {
    return { sessions: await this.sessions.list(actor) };
  }

  @Endpoint(routes.endSession)
  async endOne(
    @Input() { params }: InputOf<typeof routes.endSession>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.endSession>> {
    await this.sessions.endOne(actor, params.sessionId);
    return {};
  }

  @Endpoint(routes.endOtherSessions)
  async endOthers(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.endOtherSessions>> {
    await this.sessions.endOthers(actor);
    return {};
  }
}
