import { Injectable } from '@nestjs/common';
import { dateOf, daysOf, instantOf } from '@red-disc/clubs';
import type {
  Attendance,
  ClubStatistics,
  MemberResult,
  PersonStatistics,
  PlayStatistics,
} from '@red-disc/contracts';
import { toPoints } from '@red-disc/game';
import { ApiException } from '../platform/errors/api-exception.js';
import { AttendanceRepository, type Attended } from './attendance.repository.js';
import { MemberResultsRepository, type ResultPart } from './member-results.repository.js';
import { ResultsRepository, type ResultFilter, type Sum } from './results.repository.js';

/** Days by a wall clock, both included. */
export interface SpanOfDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly game?: string | undefined;
}

const latestShown = 20;

/** What games and evenings add up to. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly attendance: AttendanceRepository,
    private readonly members: MemberResultsRepository,
  ) {}

  async ofClub(clubId: string, span: SpanOfDays): Promise<ClubStatistics> {
    const timeZone = await this.attendance.timeZoneOf({ clubId });
    const filter = { clubId, ...filterOf(span, timeZone) };
    const [totals, months, evenings] = await Promise.all([
      this.results.totals(filter),
      this.results.months(filter, timeZone),
      this.attendance.eveningsOf(clubId, filter),
    ]);
    const { held, cancelled } = evenings;
    return {
      ...totals,
      evenings: { held, cancelled, meanAttendance: ratio(evenings.attended, held) },
      months,
    };
  }

  async ofMembers(
    clubId: string,
    { from, to, game, ...part }: SpanOfDays & ResultPart,
  ): Promise<{ members: MemberResult[]; total: number }> {
    const timeZone = await this.attendance.timeZoneOf({ clubId });
    const filter = { clubId, ...filterOf({ from, to, game }, timeZone) };
    const { rows, total } = await this.members.list(filter, part);
    const members = rows.map(({ userId, name, evenings, attended, ...sum }) => ({
      userId,
      name,
      play: toPlay(sum),
      attendance: toAttendance({ evenings, attended }),
    }));
    return { members, total };
  }

  async ofMember(clubId: string, userId: string, span: SpanOfDays): Promise<PersonStatistics> {
    if (!(await this.attendance.isOfClub(clubId, userId))) throw new ApiException({ code: 'NOT_FOUND' });
    return this.#ofPerson({ clubId, userId }, span, await this.attendance.timeZoneOf({ clubId }));
  }

  async ofPerson(userId: string, span: SpanOfDays): Promise<PersonStatistics> {
    return this.#ofPerson({ userId }, span, await this.attendance.timeZoneOf({ userId }));
  }

  async #ofPerson(
    who: { readonly userId: string; readonly clubId?: string },
    span: SpanOfDays,
    timeZone: string,
  ): Promise<PersonStatistics> {
    const filter = { ...who, ...filterOf(span, timeZone) };
    const [sum, practice, attended, tables, months, latest] = await Promise.all([
      this.results.sumOf(filter),
      this.results.countPractice(filter),
      this.attendance.ofPerson(filter),
      this.results.sumsByTableSize(filter),
      this.results.monthsOfPerson(filter, timeZone),
      this.results.latest(filter, latestShown),
    ]);
    return {
      play: toPlay(sum),
      practice,
      attendance: toAttendance(attended),
      tables: tables.map(({ players, ...ofSize }) => ({ players, play: toPlay(ofSize) })),
      months,
      latest,
    };
  }
}

function filterOf({ from, to, game }: SpanOfDays, timeZone: string): ResultFilter {
  return {
    ...(from !== undefined && { from: new Date(instantOf(from, '00:00', timeZone)) }),
    ...(to !== undefined && { to: new Date(instantOf(dateOf(daysOf(to) + 1), '00:00', timeZone)) }),
    ...(game !== undefined && { game }),
  };
}

function toPlay({ games, wins, rounds, score, ranks }: Sum): PlayStatistics {
  return {
    games,
    wins,
    winShare: ratio(wins, games),
    rounds,
    meanScore: ratio(toPoints(score), games),
    meanRoundScore: ratio(toPoints(score), rounds),
    meanRank: ratio(ranks, games),
  };
}

function toAttendance({ evenings, attended }: Attended): Attendance {
  return { evenings, attended, share: ratio(attended, evenings) };
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
