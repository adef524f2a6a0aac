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
import type { LiveSeat } from './online-steps.js';

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
    const games = await this.games.byKey(tournamentId);
    const seen = new Set<EntrantId>();
    for (const table of round.tables) {
      const game = games.get(gameTableKey(stage.setup.id, round, table.no));
      const present = table.place === 'online' && game ? await this.#presentAt(clubId, game) : undefined;
      for (const id of playersAt(table)) {
        const users = accountsOf(state.entrants.get(id)!);
        if (!present || users.some((user) => present.has(user))) seen.add(id);
      }
    }
    return seen;
  }

  async #presentAt(clubId: string, gameTableId: string): Promise<Set<string>> {
    const { status, seats } = await this.live.stateOf(clubId, gameTableId);
    const isHere = ({ ready, caretaker }: LiveSeat): boolean => (status === 'lobby' ? ready : !caretaker);
    return new Set(seats.flatMap((seat) => (seat.user && isHere(seat) ? [seat.user] : [])));
  }
}
