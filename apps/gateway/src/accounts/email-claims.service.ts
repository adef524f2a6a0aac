import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { SessionEvents } from '../platform/identity/session-events.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import type { Mail } from '../platform/mail/mail.js';
import type { StoredMailOrder } from '../platform/mail/mail-order.js';
import { MailService } from '../platform/mail/mail.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { EmailClaimsRepository, type EmailClaim } from './email-claims.repository.js';
import { PasswordHasher } from './identity/password-hasher.js';
import { accountMails } from './mails/account-mails.js';

/**
 * How an address becomes somebody's: they claim it, a mail goes there, its link is opened. What the claimant sees is
 * the same whether or not the address belongs to somebody; only the mail differs, and that its owner reads.
 */
@Injectable()
export class EmailClaimsService implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly claims: EmailClaimsRepository,
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly mail: MailService,
    private readonly limits: LimitsService,
    private readonly events: SessionEvents,
  ) {}

  onModuleInit(): void {
    this.mail.register('confirm-email', (order) => this.#composeConfirmation(order));
    this.mail.register('email-changed', (order) => this.#composeChanged(order));
  }

  async claim(claim: EmailClaim): Promise<void> {
    await this.claims.put(claim);
    if ((await this.limits.count('mailToAddress', claim.email)) === undefined)
      await this.mail.order({ kind: 'confirm-email', userId: claim.userId });
  }

  /** Returns the address that is confirmed now. */
  async confirm(token: string, password: string | undefined, actor: Actor | undefined): Promise<string> {
    const claim = await this.claims.findByToken(token);
    if (!claim) throw new ApiException({ code: 'REFUSED', reason: 'TOKEN_INVALID' });
    if (claim.userId !== actor?.userId) await this.#assertSamePerson(claim, password);
    const before = await this.accounts.findAddressee(claim.userId);
    if (!(await this.claims.fulfil(claim)))
      throw new ApiException({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' });
    this.events.emit('changed', claim.userId);
    if (before?.email)
      await this.mail.order({ kind: 'email-changed', userId: claim.userId, recipient: before.email });
    return claim.email;
  }

  /**
   * The mail may be opened where its claimant is not signed in. Then the password shows that whoever holds the
   * mailbox also made the claim: otherwise a stranger could claim an address, and its owner would hand it over.
   */
  async #assertSamePerson(claim: EmailClaim, password: string | undefined): Promise<void> {
    if (password === undefined) throw new ApiException({ code: 'REFUSED', reason: 'PASSWORD_NEEDED' });
    const hash = claim.passwordHash ?? (await this.accounts.findPasswordHash(claim.userId));
    if (!hash || !(await this.hasher.verify(hash, password)))
      throw new ApiException({ code: 'REFUSED', reason: 'WRONG_PASSWORD' });
  }

  async #composeConfirmation({ userId }: StoredMailOrder): Promise<Mail | undefined> {
    const [claim, addressee] = await Promise.all([
      userId && this.claims.findByUser(userId),
      userId && this.accounts.findAddressee(userId),
    ]);
    if (!claim || !addressee) return undefined;
    const { language, name } = addressee;
    const texts = accountMails[language];
    if (await this.accounts.isEmailTaken(claim.email, claim.userId))
      return { to: claim.email, ...texts.addressTaken({ link: this.#link(language, 'sign-in') }) };
    const link = this.#link(language, 'confirm-email', await this.#newToken(claim.userId));
    return { to: claim.email, ...texts.confirmEmail({ name, link }) };
  }

  async #composeChanged({ userId, recipient }: StoredMailOrder): Promise<Mail | undefined> {
    const addressee = userId && (await this.accounts.findAddressee(userId));
    if (!addressee || !recipient) return undefined;
    return { to: recipient, ...accountMails[addressee.language].emailChanged({ name: addressee.name }) };
  }

  async #newToken(userId: UserId): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.claims.setToken(userId, token);
    return token;
  }

  /** A token stands behind the #, which browsers send to nobody. */
  #link(language: string, page: string, token?: string): string {
    return `${this.environment.PUBLIC_URL}/${language}/${page}${token ? `#${token}` : ''}`;
  }
}
