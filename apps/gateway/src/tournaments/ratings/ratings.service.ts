import { Injectable } from '@nestjs/common';
import { localTimeOf } from '@red-disc/clubs';
import type { InputOf, ResponseOf, routes, SeasonBody } from '@red-disc/contracts';
import { rankRatings, UNITS_PER_POINT, type RatingLine } from '@red-disc/tournaments';
import { accountOf } from '../log/accounts.js';
import { notFound } from '../log/refusal.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { ClubEvents } from './club-events.service.js';
import { peopleRatings, teamRatings, type RatedEvent } from './fold-ratings.js';
import { RatedEvents } from './rated-events.js';
import { RatingsRepository } from './ratings.repository.js';

type Query = InputOf<typeof routes.getClubRatings>['query'];
type Ratings = ResponseOf<typeof routes.getClubRatings>;

/** A club's ratings in a game. They are worked out from the logs of its events, so corrections simply count. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly ratings: RatingsRepository,
    private readonly tournaments: TournamentsRepository,
    private readonly events: ClubEvents,
    private readonly rated: RatedEvents,
  ) {}

  async list(clubId: string, { game: asked, season: wanted, ...query }: Query): Promise<Ratings> {
    const games = await this.events.gamesOf(clubId);
    const game = asked ?? games[0]!;
    const seasons = await this.ratings.seasonsOf(clubId, game);
    const today = localTimeOf(Date.now(), await this.tournaments.timeZoneOf(clubId)).date;
    const season = wanted
      ? seasons.find(({ startsOn }) => startsOn === wanted)
      : seasons.findLast(({ startsOn }) => startsOn <= today);
    if (!games.includes(game) || (wanted && !season)) throw notFound();
    const events = await this.rated.of(await this.events.begun(clubId, game), query.place);
    const listOf = query.kind === 'teams' ? teamRatings : peopleRatings;
    const lines = listOf(events, { seasons, until: season }, query.minGames);
    return { game, games, seasons, season: season ?? null, ratings: await this.#named(lines, events) };
  }

  async setSeasons(clubId: string, game: string, seasons: readonly SeasonBody[]): Promise<SeasonBody[]> {
    await this.events.assertGame(clubId, game);
    const byDay = new Map(seasons.map((season) => [season.startsOn, season]));
    await this.ratings.setSeasons(clubId, game, [...byDay.values()]);
    return this.ratings.seasonsOf(clubId, game);
  }

  /** Accounts by the names they have now. Whoever has left with their account is on no list. */
  async #named(lines: readonly RatingLine[], events: readonly RatedEvent[]): Promise<Ratings['ratings']> {
    const accounts = await this.tournaments.namesOf(lines.flatMap(({ id }) => accountOf(id) ?? []));
    const names = new Map([...events.flatMap((event) => [...event.names]), ...accounts]);
    const listed = lines.filter(({ id }) => Boolean(names.get(id)));
    return rankRatings(listed).map(({ id, rank, rating, games }) => ({
      rank,
      person: id,
      userId: accounts.has(id) ? id : null,
      name: names.get(id)!,
      rating: Math.round(rating / UNITS_PER_POINT),
      games,
    }));
  }
}
