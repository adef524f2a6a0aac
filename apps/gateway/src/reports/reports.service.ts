import { Inject, Injectable, Optional } from '@nestjs/common';
import { ClubNewsService } from '../notifications/club-news.service.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor } from '../platform/identity/actor.js';
import { ReportsRepository } from './reports.repository.js';
import { TALK_EXCERPTS, type TalkExcerpts } from './talk-excerpts-port.js';

const linesKept = 20;

/** Takes reports in, with what was said, and passes them to the club's admins. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly news: ClubNewsService,
    @Optional() @Inject(TALK_EXCERPTS) private readonly talk?: TalkExcerpts,
  ) {}

  async report(
    actor: Actor,
    clubId: string,
    { userId, tableId, reason }: { userId: string; tableId?: string | undefined; reason: string },
  ): Promise<string> {
    if (!(await this.reports.isMember(clubId, userId))) throw new ApiException({ code: 'NOT_FOUND' });
    return this.take(actor, clubId, { userId, tableId, reason });
  }

  /** For a caller who has made sure that this is about somebody whom the club, or the server, has to do with. */
  async take(
    actor: Actor,
    clubId: string | null,
    { userId, tableId, reason }: { userId: string; tableId?: string | undefined; reason: string },
  ): Promise<string> {
    const excerpt = tableId ? ((await this.talk?.lastLines(clubId, tableId, linesKept)) ?? []) : [];
    const report = { clubId, subjectId: userId, tableId: tableId ?? null, reason, excerpt };
    const id = await this.reports.add(actor, report);
    const to = { permission: 'club.reports.work' } as const;
    if (clubId !== null)
      await this.news.tell({ clubId, kind: 'club.report', key: `report ${id}`, data: {}, to });
    return id;
  }
}
