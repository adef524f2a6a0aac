import { Inject, Injectable } from '@nestjs/common';
import type { GameCatalogue } from '@red-disc/game';
import { GAMES } from '../../games/games.module.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';

const mostEvents = 500;
const counting = ['running', 'approved', 'locked'];

/** The events of a club that count together: those that have begun, of one game. */
@Injectable()
export class ClubEvents {
  constructor(
    private readonly tournaments: TournamentsRepository,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  /** The games a club has played, latest first, then those it could. */
  async gamesOf(clubId: string): Promise<string[]> {
    const played = await this.tournaments.gamesOf(clubId);
    return [...new Set([...played, ...this.games.all().map(({ id }) => id)])];
  }

  async assertGame(clubId: string, game: string): Promise<void> {
    if (!(await this.gamesOf(clubId)).includes(game))
      throw new ApiException({ code: 'INVALID', issues: [{ path: ['body', 'game'], code: 'custom' }] });
  }

  /** In the order of their days. */
  counting(
    clubId: string,
    { game, ids }: { game: string; ids?: readonly string[] },
  ): Promise<TournamentRow[]> {
    const where = { clubId, game, status: { in: counting }, ...(ids && { id: { in: [...ids] } }) };
    return this.tournaments.list(where, mostEvents, 'asc');
  }

  /** Those of these events that are the club's own and of this game. */
  async ownAmong(clubId: string, game: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.tournaments.list({ clubId, game, id: { in: [...ids] } }, mostEvents, 'asc');
    const own = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => own.has(id));
  }
}
