import { Injectable } from '@nestjs/common';
import { dateOf, daysOf, instantOf } from '@red-disc/clubs';
import type { Attendance, ClubStatistics, PersonStatistics, PlayStatistics } from '@red-disc/contracts';
import { toPoints } from '@red-disc/game';
import { ApiException } from '../platform/errors/api-exception.js';
import { AttendanceRepository } from './attendance.repository.js';
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
  ) {}

  async ofClub(clubId: string, span: SpanOfDays): Promise<ClubStatistics> {
    const timeZone = await this.attendance.timeZoneOf({ clubId });
    const filter = { clubId, ...filterOf(span, timeZone) };
    const [totals, sums, months, evenings, attended] = await Promise.all([
      this.results.totals(filter),
      this.results.sumsByPerson(filter),
      this.results.months(filter, timeZone),
      this.attendance.eveningsOf(clubId, filter),
      this.attendance.byPerson(filter),
    ]);
    const sumOf = new Map(sums.map((sum) => [sum.userId, sum]));
    const attendanceOf = new Map(attended.map((person) => [person.userId, person]));
    const names = await this.results.namesOf([...sumOf.keys(), ...attendanceOf.keys()]);
    const members = [...names].map(([userId, name]) => ({
      userId,
      name,
      play: toPlay(sumOf.get(userId)),
      attendance: toAttendance(attendanceOf.get(userId)),
    }));
    const { held, cancelled } = evenings;
    return {
      ...totals,
      evenings: { held, cancelled, meanAttendance: ratio(evenings.attended, held) },
      months,
      members: members.sort((a, b) => b.play.games - a.play.games || a.name.localeCompare(b.name)),
    };
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
    const [[sum], practice, [attended], tables, months, latest] = await Promise.all([
      this.results.sumsByPerson(filter),
      this.results.countPractice(filter),
      this.attendance.byPerson(filter),
      this.results.sumsByTableSize(filter),
      this.results.months(filter, timeZone),
      this.results.latest(filter, latestShown),
    ]);
    return {
      play: toPlay(sum),
      practice,
      attendance: toAttendance(attended),
      tables: tables.map(({ players, ...ofSize }) => ({ players, play: toPlay(ofSize) })),
      months: months.map(({ month, games }) => ({ month, games })),
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

const nothing: Sum = { games: 0, wins: 0, rounds: 0, score: 0, ranks: 0 };

function toPlay({ games, wins, rounds, score, ranks }: Sum = nothing): PlayStatistics {
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

function toAttendance({ evenings, attended } = { evenings: 0, attended: 0 }): Attendance {
  return { evenings, attended, share: ratio(attended, evenings) };
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}
