import { SubscribeMessage, WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import {
  answerPatienceMs,
  type MessageInput,
  type MessageResponse,
  type TableSeat,
} from '@red-disc/contracts';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import type { SocketConnection } from '../platform/sockets/socket-connection.js';
import { Turnstile } from '../platform/sockets/turnstile.js';
import { snapshotFor } from './live/frames.js';
import { viewerOf } from './live/watchers.js';
import { InvitationsService } from './invitations.service.js';
import { MissedUpdates } from './missed-updates.js';
import { RematchesService } from './rematches.service.js';
import { TableHostService } from './table-host.service.js';
import { TablesRepository } from './tables.repository.js';
import { TablesService } from './tables.service.js';

const comeAtOnce = 8;

type Accepted = Promise<{ seq: number }>;

/** The table over the socket: each message is one command, answered when it is durable. */
@WebSocketGateway()
export class TablesGateway implements OnGatewayDisconnect<SocketConnection> {
  /** When a hall's network comes back, or somebody wants to see everything: those who play do not wait for all of them. */
  readonly #coming = new Turnstile(comeAtOnce);

  constructor(
    private readonly tables: TablesService,
    private readonly host: TableHostService,
    private readonly repository: TablesRepository,
    private readonly missed: MissedUpdates,
    private readonly rematches: RematchesService,
    private readonly invitations: InvitationsService,
  ) {}

  handleDisconnect(connection: SocketConnection): void {
    this.host.watchers.forget(connection);
  }

  @SubscribeMessage('table.watch')
  watch(
    connection: SocketConnection,
    request: MessageInput<'table.watch'>,
  ): Promise<MessageResponse<'table.watch'>> {
    const arrivedAt = performance.now();
    return this.#coming.pass(
      () => this.#show(connection, request),
      () => connection.isOpen && performance.now() - arrivedAt < answerPatienceMs,
    );
  }

  async #show(
    connection: SocketConnection,
    { table: id, key, since, changes = false }: MessageInput<'table.watch'>,
  ): Promise<MessageResponse<'table.watch'>> {
    const live = await this.tables.watch(id, connection.actor, key);
    // Nobody would take somebody off the list again who has left meanwhile, and nobody hears what follows.
    if (!connection.isOpen) throw new ApiException({ code: 'RETRY' });
    // From here on every change is sent, so what is missed ends where the snapshot stands.
    this.host.watchers.add(id, connection, changes);
    const user = connection.actor?.userId;
    const { table, deadline, delay } = await this.host.sightFor(live, user);
    const viewer = viewerOf(live.table, user);
    const snapshot = snapshotFor(table, viewer, deadline);
    const [missed, people, rematch] = await Promise.all([
      since === undefined ? [] : this.missed.between(live, viewer, since, snapshot.seq),
      this.repository.namesOf(peopleAt(snapshot.seats)),
      snapshot.status === 'over' ? this.rematches.find(id) : null,
    ]);
    return { snapshot, missed, people, spectators: this.host.audience.countAt(id), delay, rematch };
  }

  @SubscribeMessage('table.unwatch')
  unwatch(
    connection: SocketConnection,
    { table }: MessageInput<'table.unwatch'>,
  ): MessageResponse<'table.unwatch'> {
    this.host.watchers.remove(table, connection);
    return {};
  }

  @SubscribeMessage('table.move')
  move(connection: SocketConnection, { table, command, phase, move }: MessageInput<'table.move'>): Accepted {
    const { userId } = actorOf(connection);
    return this.tables.act(table, command, (live) => ({
      type: 'move',
      user: userId,
      phase,
      move,
      elapsedMs: live.elapsedMs,
    }));
  }

  @SubscribeMessage('table.sit')
  sit(connection: SocketConnection, { table, command, ...request }: MessageInput<'table.sit'>): Accepted {
    return this.tables.sit(table, actorOf(connection), command, request);
  }

  @SubscribeMessage('table.stand')
  stand(connection: SocketConnection, { table, command }: MessageInput<'table.stand'>): Accepted {
    const { userId } = actorOf(connection);
    return this.tables.act(table, command, () => ({ type: 'stand', user: userId }));
  }

  @SubscribeMessage('table.ready')
  ready(
    connection: SocketConnection,
    { table, command, ready, seed }: MessageInput<'table.ready'>,
  ): Accepted {
    const { userId } = actorOf(connection);
    return this.tables.act(table, command, () => ({
      type: 'ready',
      user: userId,
      ready,
      ...(seed !== undefined && { seed }),
    }));
  }

  @SubscribeMessage('table.answerAlways')
  answerAlways(
    connection: SocketConnection,
    { table, command, answer, on }: MessageInput<'table.answerAlways'>,
  ): Accepted {
    const { userId } = actorOf(connection);
    return this.tables.act(table, command, () => ({ type: 'answerAlways', user: userId, answer, on }));
  }

  @SubscribeMessage('table.return')
  comeBack(connection: SocketConnection, { table, command }: MessageInput<'table.return'>): Accepted {
    const { userId } = actorOf(connection);
    return this.tables.act(table, command, () => ({ type: 'return', user: userId }));
  }

  @SubscribeMessage('table.invite')
  invite(
    connection: SocketConnection,
    { table, command, user, seat }: MessageInput<'table.invite'>,
  ): Accepted {
    return this.invitations.invite(table, actorOf(connection), command, { user: user as UserId, seat });
  }

  @SubscribeMessage('table.addBot')
  addBot(
    connection: SocketConnection,
    { table, command, level, seat }: MessageInput<'table.addBot'>,
  ): Accepted {
    return this.tables.actAsHost(table, actorOf(connection), command, {
      type: 'addBot',
      level,
      ...(seat !== undefined && { seat }),
    });
  }

  @SubscribeMessage('table.remove')
  remove(connection: SocketConnection, { table, command, seat }: MessageInput<'table.remove'>): Accepted {
    return this.tables.actAsHost(table, actorOf(connection), command, { type: 'remove', seat });
  }

  @SubscribeMessage('table.start')
  start(connection: SocketConnection, { table, command }: MessageInput<'table.start'>): Accepted {
    return this.tables.start(table, actorOf(connection), command);
  }

  @SubscribeMessage('table.cancel')
  cancel(connection: SocketConnection, { table, command }: MessageInput<'table.cancel'>): Accepted {
    return this.tables.actAsHost(table, actorOf(connection), command, { type: 'cancel' });
  }

  @SubscribeMessage('table.rematch')
  rematch(
    connection: SocketConnection,
    { table, seed }: MessageInput<'table.rematch'>,
  ): Promise<MessageResponse<'table.rematch'>> {
    return this.rematches.join(table, actorOf(connection), seed);
  }
}

export function actorOf(connection: SocketConnection): Actor {
  if (!connection.actor) throw new ApiException({ code: 'NOT_SIGNED_IN' });
  return connection.actor;
}

/** Whoever sits, and for whom a seat is kept. */
function peopleAt(seats: readonly TableSeat[]): string[] {
  return seats.flatMap(({ occupant, invited }) => [
    ...(occupant && 'user' in occupant ? [occupant.user] : []),
    ...(invited === null ? [] : [invited]),
  ]);
}
