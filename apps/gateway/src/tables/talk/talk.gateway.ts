import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { MessageInput, MessageResponse } from '@red-disc/contracts';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import { actorOf } from '../tables.gateway.js';
import { TalkService } from './talk.service.js';

@WebSocketGateway()
export class TalkGateway {
  constructor(private readonly talk: TalkService) {}

  @SubscribeMessage('table.say')
  async say(
    connection: SocketConnection,
    { table, command, content }: MessageInput<'table.say'>,
  ): Promise<MessageResponse<'table.say'>> {
    const saying = { tableId: table, commandId: command, content };
    return { id: await this.talk.say(actorOf(connection), saying) };
  }

  @SubscribeMessage('table.talk')
  lately(
    connection: SocketConnection,
    { table }: MessageInput<'table.talk'>,
  ): Promise<MessageResponse<'table.talk'>> {
    return this.talk.lately(connection, table);
  }
}
