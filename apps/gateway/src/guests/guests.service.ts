import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestBecameJob } from '../accounts/guest-became-job.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { UserId } from '../platform/identity/actor.js';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { TablesService } from '../tables/tables.service.js';
import { GuestsRepository } from './guests.repository.js';

/** Sees to it that a guest who signs in to an account finds their games there, and their seat at a running one. */
@Injectable()
export class GuestsService implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly guests: GuestsRepository,
    private readonly tables: TablesService,
  ) {}

  onModuleInit(): void {
    this.jobs.register(guestBecameJob, ({ guestId, accountId }) =>
      this.#handOver(guestId as UserId, accountId as UserId),
    );
  }

  async #handOver(guest: UserId, account: UserId): Promise<void> {
    for (const table of await this.guests.runningTables(guest))
      await this.#changeSeats(table, guest, account);
    await this.guests.handOver(guest, account);
  }

  async #changeSeats(table: string, guest: UserId, account: UserId): Promise<void> {
    let left: number | undefined;
    await this.#act(table, `became:${guest}`, (live) => {
      const seat = live.table.seatOf(guest) ?? 0;
      if (live.table.status !== 'lobby')
        return { type: 'replace', seat, occupant: { user: account }, by: account, reason: 'SIGNED_IN' };
      left = seat;
      return { type: 'stand', user: guest };
    });
    if (left !== undefined)
      await this.#act(table, `became:${guest}:sit`, () => ({ type: 'sit', user: account, seat: left! }));
  }

  /** What a table refuses stays as it is: the account may sit there itself already. */
  async #act(table: string, id: string, command: Parameters<TablesService['act']>[2]): Promise<void> {
    try {
      await this.tables.act(table, id, command);
    } catch (error) {
      if (!(error instanceof ApiException && error.error.code === 'REFUSED')) throw error;
    }
  }
}
