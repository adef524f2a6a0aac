import { Injectable } from '@nestjs/common';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** An event on a calendar, and what somebody is in it. */
export interface EventDate extends TournamentRow {
  readonly own: string | undefined;
}

const most = 200;
const left = ['withdrawn', 'dropped', 'disqualified'];

/** When events take place, for calendars of clubs and people. Drafts are nobody's date. */
@Injectable()
export class EventDates {
  constructor(private readonly repository: TournamentsRepository) {}

  async ofClub(clubId: string, userId: string, { from, to }: Span): Promise<EventDate[]> {
    const where = { clubId, published: true, startsAt: { gt: from, lt: to } };
    const rows = await this.repository.list(where, most, 'asc');
    const own = await this.repository.entriesOf(
      userId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, own: own.get(row.id) }));
  }

  /** Those somebody has entered, in any club, and has not left. */
  async ofPerson(userId: string, { from, to }: Span): Promise<EventDate[]> {
    const own = await this.repository.entriesOf(userId);
    const ids = [...own].filter(([, status]) => !left.includes(status)).map(([id]) => id);
    const where = { id: { in: ids }, published: true, startsAt: { gt: from, lt: to } };
    const rows = await this.repository.list(where, most, 'asc');
    return rows.map((row) => ({ ...row, own: own.get(row.id) }));
  }
}
