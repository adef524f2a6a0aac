import { Injectable } from '@nestjs/common';
import { PasswordsService } from '../accounts/passwords.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor } from '../platform/identity/actor.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import { ErasureRepository } from './erasure.repository.js';
import { ExportRepository } from './export.repository.js';

/** Taking one's data away, and having it erased. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly exports: ExportRepository,
    private readonly erasure: ErasureRepository,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly limits: LimitsService,
  ) {}

  async exportPerson(actor: Actor): Promise<Record<string, unknown>> {
    await this.limits.take('export', actor.userId);
    return this.exports.ofPerson(actor.userId);
  }

  async exportClub(clubId: string): Promise<Record<string, unknown>> {
    await this.limits.take('export', clubId);
    return this.exports.ofClub(clubId);
  }

  async erase(actor: Actor, password: string | undefined): Promise<void> {
    if (actor.administratorId) throw new ApiException({ code: 'FORBIDDEN', reason: 'ACTING_FOR_SOMEBODY' });
    if (actor.kind === 'account') {
      if (password === undefined) throw new ApiException({ code: 'REFUSED', reason: 'PASSWORD_NEEDED' });
      await this.passwords.assertIs(actor.userId, password);
    }
    const clubs = await this.erasure.clubsLeftAlone(actor.userId);
    if (clubs.length > 0) throw new ApiException({ code: 'REFUSED', reason: 'LAST_OWNER', clubs });
    await this.sessions.endAll(actor.userId);
    await this.erasure.erase(actor);
  }
}
