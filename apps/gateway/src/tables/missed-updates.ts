import { Injectable } from '@nestjs/common';
import type { MessageResponse } from '@red-disc/contracts';
import type { Viewer } from '@red-disc/game';
import { withoutUndone } from './domain/entry.js';
import { Table } from './domain/table.js';
import { eventsFor, notesOf } from './live/frames.js';
import type { LiveTable } from './live/live-table.js';
import type { ToldRow } from './live/recent-rows.js';
import { TableHostService } from './table-host.service.js';

type Missed = MessageResponse<'table.watch'>['missed'];

const mostMissed = 200;

/** What happened at a table while somebody was away, told as it would have been told then. */
@Injectable()
export class MissedUpdates {
  constructor(private readonly host: TableHostService) {}

  async between(live: LiveTable, viewer: Viewer, since: number, upTo: number): Promise<Missed> {
    if (since >= upTo || upTo - since > mostMissed) return [];
    const rows = live.recent.between(since, upTo) ?? (await this.#readBetween(live, since, upTo));
    return rows.map(({ seq, entries, events }) => ({
      seq,
      events: [...eventsFor(live.table, events, viewer)],
      notes: notesOf(entries).map((entry) => ({ ...entry })),
    }));
  }

  /** What happened in a row is known only to whoever has played all before it. */
  async #readBetween(live: LiveTable, since: number, upTo: number): Promise<readonly ToldRow[]> {
    const { settings } = live.table;
    const rows = await this.host.readLog(settings.id);
    const table = new Table(settings, live.secrets);
    const told: ToldRow[] = [];
    for (const { seq, entries } of withoutUndone(rows)) {
      if (seq > upTo) break;
      const events = entries.flatMap((entry) => table.apply(entry));
      if (seq > since) told.push({ seq, entries, events });
    }
    return told;
  }
}
