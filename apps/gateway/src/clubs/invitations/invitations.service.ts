import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClubPage, InputOf, InvitationBody, routes } from '@red-disc/contracts';
import type { Language } from '@red-disc/game';
import { ClubNewsService } from '../../notifications/club-news.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import type { Page, PagePart } from '../../platform/database/list-sql.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor, UserId } from '../../platform/identity/actor.js';
import { SessionEvents } from '../../platform/identity/session-events.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import type { Mail } from '../../platform/mail/mail.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ClubsRepository } from '../club/clubs.repository.js';
import { invitationMails } from './invitation-mails.js';
import { makeSecret, readSecret } from './invitation-secret.js';
import { InvitationsRepository } from './invitations.repository.js';
import { JoinRequestsRepository, type StoredRequest } from './join-requests.repository.js';

const hourMs = 3_600_000;
const mailHours = 14 * 24;

/** The ways into a club. */
@Injectable()
export class InvitationsService implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly invitations: InvitationsRepository,
    private readonly requests: JoinRequestsRepository,
    private readonly clubs: ClubsRepository,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly events: SessionEvents,
    private readonly news: ClubNewsService,
  ) {}

  onModuleInit(): void {
    this.mail.register('club-invitation', ({ data }) => this.#compose(data.invitationId ?? ''));
  }

  list(clubId: string, part: PagePart): Promise<Page<InvitationBody>> {
    return this.invitations.list(clubId, part);
  }

  async invite(
    actor: Actor,
    clubId: string,
    body: InputOf<typeof routes.invite>['body'],
  ): Promise<InvitationBody> {
    const secret = makeSecret(body.kind);
    if (body.kind !== 'email')
      return this.invitations.add(actor, clubId, {
        kind: body.kind,
        role: body.role,
        secret,
        maxUses: body.maxUses,
        expiresAt: inHours(body.hours),
      });
    await this.limits.take('invitationMails', clubId);
    const { role, email } = body;
    const expiresAt = inHours(mailHours);
    const invitation = { kind: 'email', role, secret, email, maxUses: 1, expiresAt } as const;
    const added = await this.invitations.add(actor, clubId, invitation);
    await this.mail.order({ kind: 'club-invitation', data: { invitationId: added.id } });
    return added;
  }

  async end(actor: Actor, clubId: string, id: string): Promise<void> {
    if (!(await this.invitations.end(actor, clubId, id))) throw notFound();
  }

  /** Which club is behind a link or code. Tries are limited, since a code is short. */
  async open(typed: string, address: string): Promise<ClubPage> {
    await this.limits.take('joinCodeFromAddress', address);
    const id = await this.invitations.clubBehind(readSecret(typed));
    const found = id && (await this.clubs.findPage({ id }));
    if (!found) throw notFound();
    await this.limits.forgive('joinCodeFromAddress', address);
    return found.page;
  }

  async accept(actor: Actor, typed: string, address: string): Promise<string> {
    await this.limits.take('joinCodeFromAddress', address);
    const accepted = await this.invitations.accept(actor, readSecret(typed));
    if ('refusal' in accepted)
      throw accepted.refusal === 'USED_UP'
        ? new ApiException({ code: 'REFUSED', reason: 'INVITATION_USED_UP' })
        : notFound();
    await this.limits.forgive('joinCodeFromAddress', address);
    if (accepted.joined) this.events.emit('changed', actor.userId);
    return accepted.clubId;
  }

  async ask(actor: Actor, clubId: string, message: string): Promise<'joined' | 'requested'> {
    const asked = await this.requests.ask(actor, clubId, message);
    if (asked === 'unknown') throw notFound();
    if (asked === 'already') throw new ApiException({ code: 'CONFLICT', reason: 'ALREADY_MEMBER' });
    if (asked === 'closed') throw new ApiException({ code: 'REFUSED', reason: 'BY_INVITATION_ONLY' });
    if (asked === 'requested')
      await this.news.tell({
        clubId,
        kind: 'club.join-request',
        key: `join-request ${clubId} ${actor.userId}`,
        data: {},
        to: { permission: 'club.requests.work' },
      });
    return asked;
  }

  listRequests(clubId: string, part: PagePart): Promise<Page<StoredRequest>> {
    return this.requests.list(clubId, part);
  }

  async answerRequest(actor: Actor, clubId: string, userId: string, accept: boolean): Promise<void> {
    if (!(await this.requests.answer(actor, clubId, userId, accept))) throw notFound();
    if (!accept) return;
    this.events.emit('changed', userId as UserId);
    await this.news.tell({
      clubId,
      kind: 'club.request-accepted',
      key: `request-accepted ${clubId} ${userId}`,
      data: {},
      to: { userIds: [userId] },
    });
  }

  async #compose(invitationId: string): Promise<Mail | undefined> {
    const invitation = await this.invitations.findForMail(invitationId);
    if (!invitation) return undefined;
    const { email, secret, clubName, language } = invitation;
    const link = `${this.environment.PUBLIC_URL}/${language}/join#${secret}`;
    return { to: email, ...invitationMails[language as Language]({ clubName, link }) };
  }
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * hourMs);
}

function notFound(): ApiException {
  return new ApiException({ code: 'NOT_FOUND' });
}
