import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@red-disc/contracts';
import { ClubNewsService } from '../notifications/club-news.service.js';
import { OccurrencesRepository, type StoredOccurrence } from './occurrences.repository.js';

/** Tells people of an evening what they should know. */
@Injectable()
export class ScheduleNews {
  constructor(
    private readonly occurrences: OccurrencesRepository,
    private readonly news: ClubNewsService,
  ) {}

  /** Everybody who comes or waits. */
  async tellAnswered(occurrenceId: string, kind: NotificationKind): Promise<void> {
    const occurrence = await this.occurrences.find(occurrenceId);
    if (!occurrence) return;
    const { seated, waiting } = occurrence.places;
    await this.tell(occurrence, kind, [...seated, ...waiting], String(occurrence.sequence));
  }

  /** These people; `about` makes it a thing of its own, so that it is told once. */
  async tell(
    occurrence: StoredOccurrence,
    kind: NotificationKind,
    userIds: readonly string[],
    about: string,
  ): Promise<void> {
    const { id, plan, startsAt, tableId } = occurrence;
    await this.news.tell({
      clubId: plan.clubId,
      kind,
      key: `${kind} ${id} ${about}`,
      data: {
        title: plan.title,
        startsAt: startsAt.toISOString(),
        occurrenceId: id,
        ...(tableId && { tableId }),
      },
      to: { userIds },
    });
  }

  /** Everybody in the club who may come and has not said no. */
  async remind(occurrence: StoredOccurrence, minutes: number): Promise<void> {
    const { id, plan, startsAt, answers } = occurrence;
    const declined = new Set(answers.flatMap(({ userId, answer }) => (answer === 'no' ? [userId] : [])));
    await this.news.tell({
      clubId: plan.clubId,
      kind: 'schedule.reminder',
      key: `schedule.reminder ${id} ${minutes} ${startsAt.toISOString()}`,
      data: { title: plan.title, startsAt: startsAt.toISOString(), occurrenceId: id },
      to: { permission: plan.who === 'members' ? 'club.members.read' : 'schedules.answer' },
      exceptAll: declined,
    });
  }
}
