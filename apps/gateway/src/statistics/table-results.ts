import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { GameCatalogue } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import { FinishedTables, type FinishedTable } from '../tables/finished-tables.js';
import { ResultsRepository } from './results.repository.js';

/** Notes what came of every finished game that counts, also of those that ended before this was there. */
@Injectable()
export class TableResults implements OnModuleInit {
  constructor(
    private readonly finished: FinishedTables,
    private readonly results: ResultsRepository,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  onModuleInit(): void {
    this.finished.onFinished((table) => this.#note(table));
  }

  async #note({ outcome, end, seats, ...table }: FinishedTable): Promise<void> {
    if (!end.counts || outcome.rounds.length === 0) return;
    const { tableId, clubId, game, ruleSetVersionId, finishedAt } = table;
    const best = this.games.find(game)?.best ?? 'highest';
    await this.results.add({
      tableId,
      clubId,
      game,
      ruleSetVersionId,
      finishedAt,
      rounds: outcome.rounds.length,
      seats: outcome.totals.map((score, index) => {
        const occupant = seats[index];
        return {
          seat: index + 1,
          userId: occupant && 'user' in occupant ? occupant.user : null,
          score,
          rank: rankOf(score, outcome.totals, best),
          won: outcome.winners.includes(index + 1),
        };
      }),
    });
  }
}

/** Whoever has the same score has the same place. */
export function rankOf(score: number, totals: readonly number[], best: 'lowest' | 'highest'): number {
  return 1 + totals.filter((other) => (best === 'lowest' ? other < score : other > score)).length;
}
