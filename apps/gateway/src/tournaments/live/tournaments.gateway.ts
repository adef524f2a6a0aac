import { SubscribeMessage, WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import type { MessageInput, MessageResponse } from '@red-disc/contracts';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentNews } from './tournament-news.js';

/** Events over the socket. */
@WebSocketGateway()
export class TournamentsGateway implements OnGatewayDisconnect<SocketConnection> {
  constructor(
    private readonly reader: TournamentReader,
    private readonly logs: TournamentLogs,
    private readonly news: TournamentNews,
  ) {}

  handleDisconnect(connection: SocketConnection): void {
    this.news.forget(connection);
  }

  @SubscribeMessage('tournament.watch')
  async watch(
    connection: SocketConnection,
    ids: MessageInput<'tournament.watch'>,
  ): Promise<MessageResponse<'tournament.watch'>> {
    await this.reader.row(connection.actor, ids);
    this.news.watch(ids.tournamentId, connection, 0);
    // Read after the watch began: whatever is written from here on is told.
    const { events } = await this.logs.read(ids.tournamentId);
    return { seq: events.length, serverTime: Date.now() };
  }

  @SubscribeMessage('tournament.unwatch')
  unwatch(
    connection: SocketConnection,
    { tournamentId }: MessageInput<'tournament.unwatch'>,
  ): MessageResponse<'tournament.unwatch'> {
    this.news.unwatch(tournamentId, connection);
    return {};
  }
}
