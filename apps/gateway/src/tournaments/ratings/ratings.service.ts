import { Injectable } from '@nestjs/common';
import { localTimeOf } from '@red-disc/clubs';
import type { InputOf, LeagueBody, LeagueContent, ResponseOf, routes, SeasonBody } from '@red-disc/contracts';
import {
  entrantId,
  eventStandings,
  leagueTable,
  UNITS_PER_POINT,
  type LeagueEvent,
} from '@red-disc/tournaments';
import { accountOf } from '../log/accounts.js';
import { sha256 } from '../log/hash.js';
import { notFound } from '../log/refusal.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';
import { peopleRatings, ratedEvent, teamRatings, type RatedEvent, type RatedPlace } from './fold-ratings.js';
import { RatingsRepository } from './ratings.repository.js';

const mostEvents = 500;
const counting = ['running', 'approved', 'locked'];

/** What counts over several events. Everything is worked out from their logs, so corrections simply count. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly tournaments: TournamentsRepository,
    private readonly reader: TournamentReader,
    private readonly logs: TournamentLogs,
  ) {}

  async list(
    clubId: string,
    { season: wanted, minGames, kind, place }: InputOf<typeof routes.getClubRatings>['query'],
  ): Promise<ResponseOf<typeof routes.getClubRatings>> {
    const seasons = await this.ratings.seasonsOf(clubId);
    const today = localTimeOf(Date.now(), await this.tournaments.timeZoneOf(clubId)).date;
    const season = wanted
      ? seasons.find(({ startsOn }) => startsOn === wanted)
      : seasons.findLast(({ startsOn }) => startsOn <= today);
    if (wanted && !season) throw notFound();
    const events = await this.#events(clubId, place);
    const listOf = kind === 'teams' ? teamRatings : peopleRatings;
    const lines = listOf(events, { seasons, until: season }, minGames).filter(
      ({ id }) => accountOf(id) !== null,
    );
    const names = await this.tournaments.namesOf(lines.map(({ id }) => id));
    return {
      seasons,
      season: season ?? null,
      ratings: lines.map(({ id, rating, games }) => ({
        userId: id,
        name: names.get(id) ?? '',
        rank: 1 + lines.filter((other) => other.rating > rating).length,
        rating: Math.round(rating / UNITS_PER_POINT),
        games,
      })),
    };
  }

  async setSeasons(clubId: string, seasons: readonly SeasonBody[]): Promise<SeasonBody[]> {
    const byDay = new Map(seasons.map((season) => [season.startsOn, season]));
    await this.ratings.setSeasons(clubId, [...byDay.values()]);
    return this.ratings.seasonsOf(clubId);
  }

  listLeagues(clubId: string): Promise<LeagueBody[]> {
    return this.ratings.leaguesOf(clubId);
  }

  async createLeague(clubId: string, league: LeagueContent): Promise<LeagueBody> {
    return this.ratings.createLeague(clubId, await this.#ownEvents(clubId, league));
  }

  async updateLeague(clubId: string, id: string, league: LeagueContent): Promise<LeagueBody> {
    const content = await this.#ownEvents(clubId, league);
    if (!(await this.ratings.updateLeague(clubId, id, content))) throw notFound();
    return { id, ...content };
  }

  async deleteLeague(clubId: string, id: string): Promise<void> {
    if (!(await this.ratings.deleteLeague(clubId, id))) throw notFound();
  }

  async getLeague(clubId: string, id: string): Promise<ResponseOf<typeof routes.getLeague>> {
    const league = await this.ratings.findLeague(clubId, id);
    if (!league) throw notFound();
    const rows = await this.#rows(clubId, league.tournaments);
    const names = new Map<string, string>();
    const events: LeagueEvent[] = [];
    for (const row of rows) {
      const { state } = await this.reader.of(row);
      const standings = eventStandings(state, sha256).map(({ id: entrant, name, rank, tp }) => {
        const who = personIn(entrant, name);
        names.set(who, name);
        return { id: who, rank, tp };
      });
      events.push({ id: row.id, standings });
    }
    return {
      league,
      lines: leagueTable(league, events).map(({ id: entrant, counted, ...line }) => ({
        ...line,
        entrant,
        name: names.get(entrant) ?? '',
        counted: counted.map(({ event, score }) => ({ tournamentId: event, score })),
      })),
    };
  }

  async #events(clubId: string, place: RatedPlace): Promise<RatedEvent[]> {
    const rows = await this.#rows(clubId);
    const events: RatedEvent[] = [];
    for (const { id, startsAt, club } of rows) {
      const { state } = await this.logs.read(id);
      const { date } = localTimeOf(startsAt.getTime(), club.timeZone);
      events.push(ratedEvent(date, state, place));
    }
    return events;
  }

  #rows(clubId: string, ids?: readonly string[]): Promise<TournamentRow[]> {
    const where = { clubId, status: { in: counting }, ...(ids && { id: { in: [...ids] } }) };
    return this.tournaments.list(where, mostEvents, 'asc');
  }

  /** Only the club's own events can be part of its leagues. */
  async #ownEvents(clubId: string, league: LeagueContent): Promise<LeagueContent> {
    const rows = await this.tournaments.list({ clubId, id: { in: league.tournaments } }, mostEvents, 'asc');
    const own = new Set(rows.map(({ id }) => id));
    return { ...league, tournaments: league.tournaments.filter((id) => own.has(id)) };
  }
}

/** Over several events somebody without an account is known by their name. */
function personIn(id: string, name: string) {
  return accountOf(id) === null ? entrantId(`name:${name.trim().toLowerCase()}`) : entrantId(id);
}
