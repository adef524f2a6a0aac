import { Injectable } from '@nestjs/common';
import type { MessageResponse } from '@red-disc/contracts';
import type { GameEvent, Viewer } from '@red-disc/game';
import { withoutUndone } from './domain/entry.js';
import { Table } from './domain/table.js';
import { eventsFor, notesOf } from './live/frames.js';
import type { LiveTable } from './live/live-table.js';
import { TableHostService } from './table-host.service.js';

type Missed = MessageResponse<'table.watch'>['missed'];

const mostMissed = 200;

/** What happened at a table while somebody was away, told as it would have been told then. */
@Injectable()
export class MissedUpdates {
  constructor(private readonly host: TableHostService) {}

  async between(live: LiveTable, viewer: Viewer, since: number, upTo: number): Promise<Missed> {
    if (since >= upTo || upTo - since > mostMissed) return [];
    const { settings } = live.table;
    const rows = await this.host.readLog(settings.id);
    const table = new Table(settings, live.secrets);
    const missed: Missed = [];
    for (const { seq, entries } of withoutUndone(rows)) {
      if (seq > upTo) break;
      const events: GameEvent[] = entries.flatMap((entry) => table.apply(entry));
      if (seq > since)
        missed.push({
          seq,
          events: [...eventsFor(table, events, viewer)],
          notes: notesOf(entries).map((entry) => ({ ...entry })),
        });
    }
    return missed;
  }
}
