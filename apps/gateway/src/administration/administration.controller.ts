import { Controller, Req, Res } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import type { Response } from 'express';
import { callerOf, setCookies } from '../accounts/caller.js';
import { ApiException } from '../platform/errors/api-exception.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { IncomingRequest } from '../platform/http/incoming-request.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { MailService } from '../platform/mail/mail.service.js';
import { version } from '../platform/version.js';
import { AdministrationRepository } from './administration.repository.js';
import { AdministrationService } from './administration.service.js';
import { ListsRepository } from './lists.repository.js';

const startedAt = new Date().toISOString();

@Controller()
export class AdministrationController {
  constructor(
    private readonly repository: AdministrationRepository,
    private readonly lists: ListsRepository,
    private readonly service: AdministrationService,
    private readonly mail: MailService,
  ) {}

  @Endpoint(routes.getOverview)
  async overview(): Promise<ResponseOf<typeof routes.getOverview>> {
    const memoryMb = Math.round(process.memoryUsage().rss / 1_048_576);
    return { version, startedAt, memoryMb, ...(await this.repository.counts()) };
  }

  @Endpoint(routes.listUsers)
  async users(
    @Input() { query }: InputOf<typeof routes.listUsers>,
  ): Promise<ResponseOf<typeof routes.listUsers>> {
    const { rows, total } = await this.lists.users(query);
    return { users: [...rows], total };
  }

  @Endpoint(routes.blockUser)
  async block(
    @Input() { params, body }: InputOf<typeof routes.blockUser>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.blockUser>> {
    await this.service.block(actor, params.userId, body.reason);
    return {};
  }

  @Endpoint(routes.unblockUser)
  async unblock(
    @Input() { params, body }: InputOf<typeof routes.unblockUser>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.unblockUser>> {
    await this.service.unblock(actor, params.userId, body.reason);
    return {};
  }

  @Endpoint(routes.setPlatformRole)
  async setRole(
    @Input() { params, body }: InputOf<typeof routes.setPlatformRole>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.setPlatformRole>> {
    await this.service.setRole(actor, params.userId, body.role, body.reason);
    return {};
  }

  @Endpoint(routes.actAs)
  async actAs(
    @Input() { params, body }: InputOf<typeof routes.actAs>,
    @CurrentActor() actor: Actor,
    @Req() request: IncomingRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof routes.actAs>> {
    const acting = await this.service.actAs(actor, params.userId, body.reason, callerOf(request));
    setCookies(response, acting.cookies);
    return acting.account;
  }

  @Endpoint(routes.listAllClubs)
  async clubs(
    @Input() { query }: InputOf<typeof routes.listAllClubs>,
  ): Promise<ResponseOf<typeof routes.listAllClubs>> {
    const { rows, total } = await this.lists.clubs(query);
    return { clubs: [...rows], total };
  }

  @Endpoint(routes.listRunningTables)
  async tables(
    @Input() { query }: InputOf<typeof routes.listRunningTables>,
  ): Promise<ResponseOf<typeof routes.listRunningTables>> {
    const { rows, total } = await this.lists.runningTables(query);
    return { tables: [...rows], total };
  }

  @Endpoint(routes.listJobs)
  async jobs(
    @Input() { query }: InputOf<typeof routes.listJobs>,
  ): Promise<ResponseOf<typeof routes.listJobs>> {
    const { rows, total } = await this.lists.jobs(query);
    return { jobs: [...rows], total };
  }

  @Endpoint(routes.listMails)
  async mails(
    @Input() { query }: InputOf<typeof routes.listMails>,
  ): Promise<ResponseOf<typeof routes.listMails>> {
    const { rows, total } = await this.lists.mails(query);
    return { mails: [...rows], total, outbox: this.service.hasOutbox };
  }

  @Endpoint(routes.readOutboxMail)
  async readOutboxMail(
    @Input() { params }: InputOf<typeof routes.readOutboxMail>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.readOutboxMail>> {
    return { source: await this.service.readOutboxMail(actor, params.mailId) };
  }

  @Endpoint(routes.resendMail)
  async resendMail(
    @Input() { params }: InputOf<typeof routes.resendMail>,
  ): Promise<ResponseOf<typeof routes.resendMail>> {
    if (!(await this.mail.tryAgain(params.mailId))) throw new ApiException({ code: 'NOT_FOUND' });
    return {};
  }
}
