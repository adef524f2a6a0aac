import { Injectable } from '@nestjs/common';
import type { ResponseOf, routes } from '@red-disc/contracts';
import type { JsonObject } from '@red-disc/game';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Table } from './domain/table.js';
import { DuplicateDeals } from './duplicate-deals.js';
import type { LiveTable } from './live/live-table.js';
import { TablesRepository } from './tables.repository.js';

type Deals = ResponseOf<typeof routes.getTableDeals>['deals'];

/** What a game leaves behind: its record, and the proof of every deal whose round is over. */
@Injectable()
export class TableRecords {
  constructor(
    private readonly repository: TablesRepository,
    private readonly duplicates: DuplicateDeals,
  ) {}

  /** `table` is what the reader sees of it, which may be behind. */
  async recordOf({ secrets }: LiveTable, table: Table): Promise<JsonObject> {
    if (table.status !== 'over' || !table.match)
      throw new ApiException({ code: 'REFUSED', reason: 'GAME_NOT_OVER' });
    if (await this.duplicates.isKeptBack(table.settings.sharedDeal))
      throw new ApiException({ code: 'REFUSED', reason: 'DEAL_KEPT_BACK' });
    const players = await this.#namesOf(table);
    const proofs = table.dealSeeds.map((seeds, index) => secrets.proof(index + 1, seeds));
    return table.match.record({ players, proofs });
  }

  /** A seed is shown once its round is scored; before that it would show the cards. */
  async dealsOf({ secrets }: LiveTable, table: Table): Promise<Deals> {
    const isKeptBack = await this.duplicates.isKeptBack(table.settings.sharedDeal);
    const scored = table.match?.outcome().rounds.length ?? 0;
    return table.commitments.map((commitment, index) => {
      const round = index + 1;
      const proof = secrets.proof(round, table.dealSeeds[index] ?? new Map());
      return {
        round,
        dealId: proof.dealId,
        commitment,
        serverSeed: !isKeptBack && (round <= scored || table.status === 'over') ? proof.serverSeed : null,
        clientSeeds: { ...proof.clientSeeds },
      };
    });
  }

  async #namesOf(table: Table): Promise<string[]> {
    const users = table.seats.flatMap(({ occupant }) =>
      occupant && 'user' in occupant ? [occupant.user] : [],
    );
    const names = await this.repository.namesOf(users);
    return table.seats.map(({ occupant }, index) => {
      if (occupant && 'user' in occupant) return names[occupant.user] ?? `Player ${index + 1}`;
      return occupant ? `Bot ${index + 1} (${occupant.bot})` : `Player ${index + 1}`;
    });
  }
}
