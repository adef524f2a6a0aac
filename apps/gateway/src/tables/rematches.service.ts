import { Injectable } from '@nestjs/common';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor } from '../platform/identity/actor.js';
import type { Command } from './domain/command.js';
import { InvitationsService } from './invitations.service.js';
import { isDelayed, viewerOf } from './live/watchers.js';
import { TableHostService } from './table-host.service.js';
import { TablesRepository, type TableRow } from './tables.repository.js';
import { peopleAt, sitsAt, takeSeat, TablesService, type PlannedSeat } from './tables.service.js';

export interface Rematch {
  readonly table: string;
  readonly key: string;
}

/** The same people, rules and clocks once more, at a new table. */
@Injectable()
export class RematchesService {
  constructor(
    private readonly tables: TablesService,
    private readonly repository: TablesRepository,
    private readonly host: TableHostService,
    private readonly invitations: InvitationsService,
  ) {
    host.onHint((hint) => {
      if (hint.type === 'rematch') void this.#tellOf(hint.tableId);
    });
  }

  async find(tableId: string): Promise<Rematch | null> {
    const row = await this.repository.findRematch(tableId);
    return row ? { table: row.id, key: row.link } : null;
  }

  /**
   * Whoever asks first opens the table, as its host; everybody who asks sits down where they sat, and is ready: asking
   * to play on says so already.
   */
  async join(tableId: string, actor: Actor, seed?: string): Promise<Rematch> {
    const old = await this.tables.readable(tableId, actor, undefined);
    const wasSeated = sitsAt(old, actor.userId);
    if (!wasSeated && !(await this.tables.rules(old, actor))) throw new ApiException({ code: 'FORBIDDEN' });
    if (old.status !== 'over') throw new ApiException({ code: 'REFUSED', reason: 'GAME_NOT_OVER' });
    if (old.dealId !== null) throw new ApiException({ code: 'REFUSED', reason: 'DUPLICATE_DEAL' });
    const known = await this.repository.findRematch(tableId);
    const table = known ?? (await this.#create(old, actor));
    // By everybody, since whoever comes second may find the table before the first has kept the seats.
    await this.tables.begin(table.id, seatingOf(old));
    if (!known) {
      await this.#tell(tableId);
      await this.invitations.tell(table.id, actor, peopleAt(old));
    }
    if (wasSeated) await this.#sitDown(table.id, actor, seed);
    return { table: table.id, key: table.link };
  }

  /** Under names that stay the same: whoever asks again neither moves nor becomes ready against their will. */
  async #sitDown(tableId: string, { userId: user }: Actor, seed: string | undefined): Promise<void> {
    await this.tables.act(tableId, `rematch:${user}`, () => ({ type: 'sit', user }));
    await this.tables.act(tableId, `rematch-ready:${user}`, () => ({
      type: 'ready',
      user,
      ready: true,
      ...(seed !== undefined && { seed }),
    }));
  }

  #create(old: TableRow, actor: Actor): Promise<TableRow> {
    const { game, rules, timing, settings, clubId, ruleSetVersionId } = old;
    return this.repository.create({
      game,
      rules,
      timing,
      settings: { ...settings, seats: Math.max(old.seats.length, 2) },
      host: actor.userId,
      clubId,
      ruleSetVersionId,
      dealId: null,
      rematchOf: old.id,
    });
  }

  async #tell(tableId: string): Promise<void> {
    this.host.tellOthers([{ type: 'rematch', tableId }]);
    await this.#tellOf(tableId);
  }

  /** Tells everybody who watches the old table here. Spectators who see it late are told when they see its end. */
  async #tellOf(tableId: string): Promise<void> {
    const live = this.host.tables.peek(tableId);
    const rematch = live && (await this.find(tableId));
    if (!rematch) return;
    const frame = { type: 'rematch', data: { table: tableId, rematch } };
    const { spectatorDelayMs } = live.table.settings;
    for (const connection of this.host.watchers.at(tableId)) {
      const isLate = isDelayed(live.table, viewerOf(live.table, connection.actor?.userId));
      if (!isLate) connection.push(frame);
      else
        setTimeout(() => {
          connection.push(frame);
        }, spectatorDelayMs).unref();
    }
  }
}

/** Everybody's old seat is kept for them, and the bots sit down again. */
function seatingOf({ seats }: TableRow): Command[] {
  return seats.flatMap((occupant, index) => {
    const planned: PlannedSeat = occupant && 'user' in occupant ? { invited: occupant.user } : occupant;
    return planned ? [takeSeat(planned, index + 1)] : [];
  });
}
