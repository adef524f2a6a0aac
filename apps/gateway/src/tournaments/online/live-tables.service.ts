import { Injectable } from '@nestjs/common';
import type { Actor, UserId } from '../../platform/identity/actor.js';
import { AccessService } from '../../platform/permissions/access.service.js';
import { TablesService } from '../../tables/tables.service.js';
import { HostsRepository } from './hosts.repository.js';

/** How a live table stands, as far as an event cares. */
export interface LiveTableState {
  readonly status: string;
  /** Who sits where. */
  readonly users: readonly (string | null)[];
  /** Accounts that have been seen: ready, or playing themselves. */
  readonly present: ReadonlySet<string>;
}

/** The live tables of events, seen and steered in the name of whoever made the event. */
@Injectable()
export class LiveTablesService {
  constructor(
    private readonly tables: TablesService,
    private readonly access: AccessService,
    private readonly hosts: HostsRepository,
  ) {}

  async stateOf(clubId: string, gameTableId: string): Promise<LiveTableState> {
    const owner = actorFor(await this.hosts.ownerOf(clubId));
    const { table } = await this.tables.watch(gameTableId, owner, undefined);
    const users = table.seats.map(({ occupant }) => (occupant && 'user' in occupant ? occupant.user : null));
    const playing = table.status !== 'lobby';
    const present = table.seats.flatMap(({ ready, caretaker }, i) =>
      (playing ? !caretaker : ready) && users[i] ? [users[i]] : [],
    );
    return { status: table.status, users, present: new Set(present) };
  }

  /** Whoever made the event hosts its tables as long as they may; after that an owner of the club. */
  async hostOf(clubId: string, createdBy: string): Promise<Actor> {
    const maker = actorFor(createdBy);
    if (await this.access.mayInClub(maker, 'tables.create', clubId)) return maker;
    return actorFor(await this.hosts.ownerOf(clubId));
  }
}

/** The server acting in somebody's place, without a session of theirs. */
export function actorFor(userId: string): Actor {
  return { userId: userId as UserId, kind: 'account', platformRole: 'user', sessionId: 'tournament' };
}
