import { Injectable } from '@nestjs/common';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor } from '../../platform/identity/actor.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { ReportsService } from '../../reports/reports.service.js';
import { peopleAt, TablesService } from '../tables.service.js';
import { TalkRepository } from './talk.repository.js';

/** Reports of what somebody said or did at a table: to the admins of its club, or else to those of the server. */
@Injectable()
export class TableReports {
  constructor(
    private readonly tables: TablesService,
    private readonly talk: TalkRepository,
    private readonly reports: ReportsService,
    private readonly limits: LimitsService,
  ) {}

  /** About somebody who sits or has spoken there, by somebody who may see the table. */
  async report(
    actor: Actor,
    tableId: string,
    { userId, reason }: { readonly userId: string; readonly reason: string },
  ): Promise<string> {
    const row = await this.tables.readable(tableId, actor, undefined);
    const isThere =
      (peopleAt(row) as string[]).includes(userId) || (await this.talk.hasSpoken(tableId, userId));
    if (!isThere || userId === actor.userId) throw new ApiException({ code: 'NOT_FOUND' });
    await this.limits.take('tableReports', actor.userId);
    return this.reports.take(actor, row.clubId, { userId, tableId, reason });
  }
}
