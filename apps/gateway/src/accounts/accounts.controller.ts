import { Controller, Req, Res } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import type { Response } from 'express';
import { clientAddress } from '../platform/http/client-address.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { IncomingRequest } from '../platform/http/incoming-request.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor, MaybeActor } from '../platform/identity/current-actor.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import { AccountsService } from './accounts.service.js';
import { callerOf, setCookies } from './caller.js';
import { EmailClaimsService } from './email-claims.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly claims: EmailClaimsService,
    private readonly limits: LimitsService,
  ) {}

  @Endpoint(routes.getAccount)
  async get(
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.getAccount>> {
    const own = await this.accounts.getOwn(callerOf(request));
    if (own) setCookies(response, own.cookies);
    return { account: own?.account ?? null };
  }

  @Endpoint(routes.enterAsGuest)
  async enterAsGuest(
    @Input() { body }: InputOf<typeof routes.enterAsGuest>,
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.enterAsGuest>> {
    const { account, cookies } = await this.accounts.enterAsGuest(body, callerOf(request), request.actor);
    setCookies(response, cookies);
    return account;
  }

  @Endpoint(routes.signUp)
  async signUp(
    @Input() { body }: InputOf<typeof routes.signUp>,
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.signUp>> {
    const { account, cookies } = await this.accounts.signUp(body, callerOf(request), request.actor);
    setCookies(response, cookies);
    return account;
  }

  @Endpoint(routes.confirmEmail)
  async confirmEmail(
    @Input() { body }: InputOf<typeof routes.confirmEmail>,
    @Req() request: IncomingRequest,
    @MaybeActor() actor: Actor | undefined,
  ): Promise<ResponseOf<typeof routes.confirmEmail>> {
    await this.limits.take('confirmFromAddress', clientAddress(request));
    return { email: await this.claims.confirm(body.token, body.password, actor) };
  }

  @Endpoint(routes.signIn)
  async signIn(
    @Input() { body }: InputOf<typeof routes.signIn>,
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.signIn>> {
    const { account, cookies } = await this.accounts.signIn(body, callerOf(request), request.actor);
    setCookies(response, cookies);
    return account;
  }

  @Endpoint(routes.signOut)
  async signOut(
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.signOut>> {
    setCookies(response, await this.accounts.signOut(callerOf(request)));
    return {};
  }

  @Endpoint(routes.updateAccount)
  update(
    @Input() { body }: InputOf<typeof routes.updateAccount>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.updateAccount>> {
    return this.accounts.update(actor, body);
  }

  @Endpoint(routes.changeEmail)
  changeEmail(
    @Input() { body }: InputOf<typeof routes.changeEmail>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.changeEmail>> {
    return this.accounts.changeEmail(actor, body);
  }
}
