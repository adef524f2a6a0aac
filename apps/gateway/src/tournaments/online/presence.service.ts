import { Injectable } from '@nestjs/common';
import {
  playersAt,
  type EntrantId,
  type RoundState,
  type StageState,
  type TournamentState,
} from '@red-disc/tournaments';
import { accountsOf } from '../log/accounts.js';
import type { TournamentIds } from '../tournament-reader.js';
import { gameTableKey } from '../views/tournament-view.js';
import { GamesRepository } from './games.repository.js';
import { LiveTablesService } from './live-tables.service.js';

/** Knows who has been seen in a round: at an online table whoever said they are ready, in the room everybody. */
@Injectable()
export class PresenceService {
  constructor(
    private readonly games: GamesRepository,
    private readonly live: LiveTablesService,
  ) {}

  async seen(
    { tournamentId, clubId }: TournamentIds,
    state: TournamentState,
    stage: StageState,
    round: RoundState,
  ): Promise<Set<EntrantId>> {
    const games = await this.games.list(tournamentId);
    const byKey = new Map(
      games.map((game) => [`${game.stage}/${game.round}/${game.version}/${game.tableNo}`, game.gameTableId]),
    );
    const seen = new Set<EntrantId>();
    for (const table of round.tables) {
      const gameTableId = byKey.get(gameTableKey(stage.setup.id, round, table.no));
      const ready =
        table.place === 'online' && gameTableId
          ? (await this.live.stateOf(clubId, gameTableId)).present
          : undefined;
      for (const id of playersAt(table)) {
        const entrant = state.entrants.get(id);
        if (!ready || (entrant && accountsOf(entrant).some((user) => ready.has(user)))) seen.add(id);
      }
    }
    return seen;
  }
}
