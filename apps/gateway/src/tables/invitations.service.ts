import { Injectable } from '@nestjs/common';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import type { Accepted } from './live/live-table.js';
import { TablesRepository, type TableRow } from './tables.repository.js';
import { invitationKind, TablesService } from './tables.service.js';
import { TalkRepository } from './talk/talk.repository.js';

/** Seats that are kept for people who are not there yet: they are told, and find the table among their own. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly tables: TablesService,
    private readonly repository: TablesRepository,
    private readonly notifications: NotificationsService,
    private readonly talk: TalkRepository,
  ) {}

  async invite(
    tableId: string,
    actor: Actor,
    commandId: string,
    { user, seat }: { readonly user: UserId; readonly seat: number | undefined },
  ): Promise<Accepted> {
    const { [user]: name } = await this.repository.namesOf([user]);
    if (name === undefined) throw new ApiException({ code: 'REFUSED', reason: 'NO_SUCH_PERSON' });
    const accepted = await this.tables.actAsHost(tableId, actor, commandId, {
      type: 'invite',
      user,
      ...(seat !== undefined && { seat }),
    });
    await this.tell(tableId, actor, [user]);
    return accepted;
  }

  /** Each is told once about a table, and nobody by somebody whom they have blocked. */
  async tell(tableId: string, by: Actor, invited: readonly UserId[]): Promise<void> {
    const [row, blockers] = await Promise.all([
      this.repository.find(tableId),
      this.talk.blockersOf(by.userId),
    ]);
    await this.notifications.tell({
      userIds: invited.filter((user) => user !== by.userId && !blockers.has(user)),
      kind: invitationKind,
      clubId: row?.clubId ?? null,
      key: `${invitationKind} ${tableId}`,
      data: { tableId },
    });
  }

  /** The tables where a seat is still kept for this person. */
  async listFor(user: UserId, limit: number): Promise<TableRow[]> {
    const rows = await this.repository.listInvitations(user, invitationKind, limit);
    const stand = await Promise.all(rows.map((row) => this.tables.isInvited(row, user)));
    return rows.filter((_, index) => stand[index]);
  }
}
