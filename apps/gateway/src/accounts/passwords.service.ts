import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import type { Mail } from '../platform/mail/mail.js';
import { MailService } from '../platform/mail/mail.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { AuthService } from './identity/auth.service.js';
import { isGuessable } from './identity/guessable-password.js';
import { PasswordHasher } from './identity/password-hasher.js';
import { accountMails } from './mails/account-mails.js';
import { SessionsService } from './sessions.service.js';

/** Setting, changing and recovering passwords. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly accounts: AccountsRepository,
    private readonly auth: AuthService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
    private readonly limits: LimitsService,
  ) {}

  onModuleInit(): void {
    this.mail.register('reset-password', ({ recipient }) => this.#composeReset(recipient));
  }

  assertNotGuessable(password: string, about: readonly string[]): void {
    if (isGuessable(password, about))
      throw new ApiException({
        code: 'INVALID',
        issues: [{ path: ['body', 'password'], code: 'guessable' }],
      });
  }

  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  async assertIs(userId: UserId, password: string): Promise<void> {
    await this.limits.take('signInToAccount', userId);
    const hash = await this.accounts.findPasswordHash(userId);
    if (!hash || !(await this.hasher.verify(hash, password)))
      throw new ApiException({ code: 'REFUSED', reason: 'WRONG_PASSWORD' });
  }

  async change(actor: Actor, { current, password }: { current: string; password: string }): Promise<void> {
    const account = await this.accounts.findAddressee(actor.userId);
    this.assertNotGuessable(password, [account?.name ?? '', account?.email ?? '']);
    await this.assertIs(actor.userId, current);
    await this.accounts.setPasswordHash(actor.userId, await this.hasher.hash(password));
    await this.sessions.endOthers(actor);
  }

  /** Takes as long and says as much for an address that nobody has. */
  async requestReset(email: string, address: string): Promise<void> {
    await this.limits.take('signUpFromAddress', address);
    if ((await this.limits.count('mailToAddress', email)) === undefined)
      await this.mail.order({ kind: 'reset-password', recipient: email });
  }

  async reset(token: string, password: string): Promise<void> {
    this.assertNotGuessable(password, []);
    if (!(await this.auth.resetPassword(token, password)))
      throw new ApiException({ code: 'REFUSED', reason: 'TOKEN_INVALID' });
  }

  async #composeReset(email: string | undefined): Promise<Mail | undefined> {
    const made = email ? await this.auth.makePasswordToken(email) : undefined;
    const addressee = made && (await this.accounts.findAddressee(made.userId));
    if (!made || !addressee?.email) return undefined;
    const { language, name } = addressee;
    const link = `${this.environment.PUBLIC_URL}/${language}/reset-password#${made.token}`;
    return { to: addressee.email, ...accountMails[language].resetPassword({ name, link }) };
  }
}
