import { Injectable } from '@nestjs/common';
import type { LeagueBody, LeagueContent, ResponseOf, routes } from '@red-disc/contracts';
import { eventStandings, leagueTable, type LeagueEvent } from '@red-disc/tournaments';
import { sha256 } from '../log/hash.js';
import { notFound } from '../log/refusal.js';
import { TournamentReader } from '../tournament-reader.js';
import { ClubEvents } from './club-events.service.js';
import { entrantsIn } from './persons.js';
import { RatingsRepository } from './ratings.repository.js';

/** Several events of one game, of which the best of each player count. */
@Injectable()
export class LeaguesService {
  constructor(
    private readonly leagues: RatingsRepository,
    private readonly events: ClubEvents,
    private readonly reader: TournamentReader,
  ) {}

  async list(clubId: string): Promise<ResponseOf<typeof routes.listLeagues>> {
    return { leagues: await this.leagues.leaguesOf(clubId), games: await this.events.gamesOf(clubId) };
  }

  async create(clubId: string, league: LeagueContent): Promise<LeagueBody> {
    return this.leagues.createLeague(clubId, await this.#withOwnEvents(clubId, league));
  }

  async update(clubId: string, id: string, league: LeagueContent): Promise<LeagueBody> {
    const content = await this.#withOwnEvents(clubId, league);
    if (!(await this.leagues.updateLeague(clubId, id, content))) throw notFound();
    return { id, ...content };
  }

  async delete(clubId: string, id: string): Promise<void> {
    if (!(await this.leagues.deleteLeague(clubId, id))) throw notFound();
  }

  async get(clubId: string, id: string): Promise<ResponseOf<typeof routes.getLeague>> {
    const league = await this.leagues.findLeague(clubId, id);
    if (!league) throw notFound();
    const names = new Map<string, string>();
    const events: LeagueEvent[] = [];
    for (const row of await this.events.counting(clubId, league.game, league.tournaments)) {
      const { state } = await this.reader.of(row);
      const persons = entrantsIn(row.id, state.entrants.values());
      for (const { key, name } of persons.values()) names.set(key, name);
      const standings = eventStandings(state, sha256).map(({ id: entrant, rank, tp }) => ({
        id: persons.get(entrant)!.key,
        rank,
        tp,
      }));
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

  async #withOwnEvents(clubId: string, league: LeagueContent): Promise<LeagueContent> {
    await this.events.assertGame(clubId, league.game);
    return { ...league, tournaments: await this.events.ownAmong(clubId, league.game, league.tournaments) };
  }
}
