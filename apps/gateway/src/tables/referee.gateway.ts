import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { MessageInput } from '@red-disc/contracts';
import type { UserId } from '../platform/identity/actor.js';
import type { SocketConnection } from '../platform/sockets/socket-connection.js';
import { actorOf } from './tables.gateway.js';
import { TablesService } from './tables.service.js';

type Accepted = Promise<{ seq: number }>;

/** What a host or referee may do to a running game. Each act is in the log with who did it and why. */
@WebSocketGateway()
export class RefereeGateway {
  constructor(private readonly tables: TablesService) {}

  @SubscribeMessage('table.pause')
  pause(connection: SocketConnection, { table, command, reason }: MessageInput<'table.pause'>): Accepted {
    const actor = actorOf(connection);
    return this.tables.actAsHost(table, actor, command, { type: 'pause', by: actor.userId, reason });
  }

  @SubscribeMessage('table.resume')
  resume(connection: SocketConnection, { table, command }: MessageInput<'table.resume'>): Accepted {
    const actor = actorOf(connection);
    return this.tables.actAsHost(table, actor, command, { type: 'resume', by: actor.userId });
  }

  @SubscribeMessage('table.addTime')
  addTime(
    connection: SocketConnection,
    { table, command, seconds, reason }: MessageInput<'table.addTime'>,
  ): Accepted {
    const actor = actorOf(connection);
    return this.tables.actAsHost(table, actor, command, {
      type: 'addTime',
      by: actor.userId,
      ms: seconds * 1000,
      reason,
    });
  }

  @SubscribeMessage('table.callTime')
  callTime(
    connection: SocketConnection,
    { table, command, reason }: MessageInput<'table.callTime'>,
  ): Accepted {
    const actor = actorOf(connection);
    return this.tables.actAsHost(table, actor, command, { type: 'callTime', by: actor.userId, reason });
  }

  @SubscribeMessage('table.replace')
  replace(
    connection: SocketConnection,
    { table, command, seat, occupant, reason }: MessageInput<'table.replace'>,
  ): Accepted {
    const actor = actorOf(connection);
    return this.tables.actAsHost(table, actor, command, {
      type: 'replace',
      by: actor.userId,
      seat,
      occupant: 'user' in occupant ? { user: occupant.user as UserId } : occupant,
      reason,
    });
  }

  @SubscribeMessage('table.undo')
  undo(connection: SocketConnection, { table, command, reason }: MessageInput<'table.undo'>): Accepted {
    return this.tables.undo(table, actorOf(connection), command, reason);
  }

  @SubscribeMessage('table.stop')
  stop(connection: SocketConnection, { table, command, reason }: MessageInput<'table.stop'>): Accepted {
    const actor = actorOf(connection);
    return this.tables.actAsHost(table, actor, command, { type: 'stop', by: actor.userId, reason });
  }
}
