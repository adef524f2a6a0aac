import { Inject, Injectable } from '@nestjs/common';
import type { GameCatalogue } from '@red-disc/game';
import { GAMES } from '../../games/games.module.js';
import { ApiException } from '../../platform/errors/api-exception.js';
import { TournamentsRepository, type BegunEvent, type TournamentRow } from '../tournaments.repository.js';

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

  /** All of them, in the order of their days: ratings are a fold over everything that was ever played. */
  begun(clubId: string, game: string): Promise<BegunEvent[]> {
    return this.tournaments.listBegun({ clubId, game, status: { in: counting } });
  }

  /** Those of these events that have begun, in the order of their days. */
  counting(clubId: string, game: string, ids: readonly string[]): Promise<TournamentRow[]> {
    const where = { clubId, game, status: { in: counting }, id: { in: [...ids] } };
    return this.tournaments.list(where, ids.length, 'asc');
  }

  /** Those of these events that are the club's own and of this game. */
  async ownAmong(clubId: string, game: string, ids: readonly string[]): Promise<string[]> {
    const rows = await this.tournaments.list({ clubId, game, id: { in: [...ids] } }, ids.length, 'asc');
    const own = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => own.has(id));
  }
}
