import { SubscribeMessage, WebSocketGateway, type OnGatewayDisconnect } from '@nestjs/websockets';
import type { MessageInput, MessageResponse } from '@red-disc/contracts';
import type { SocketConnection } from '../platform/sockets/socket-connection.js';
import { LabService } from './lab.service.js';
import { LabWatchers } from './lab-watchers.js';

@WebSocketGateway()
export class LabGateway implements OnGatewayDisconnect<SocketConnection> {
  constructor(
    private readonly lab: LabService,
    private readonly watchers: LabWatchers,
  ) {}

  handleDisconnect(connection: SocketConnection): void {
    this.watchers.forget(connection);
  }

  @SubscribeMessage('lab.watch')
  async watch(
    connection: SocketConnection,
    { clubId, runId }: MessageInput<'lab.watch'>,
  ): Promise<MessageResponse<'lab.watch'>> {
    const run = await this.lab.get(clubId, runId);
    this.watchers.watch(clubId, run, connection);
    return { run };
  }
}
