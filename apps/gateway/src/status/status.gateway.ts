import { SubscribeMessage } from '@nestjs/websockets';
import { SocketGateway } from '../platform/sockets/socket-gateway.js';
import type { MessageResponse } from '@red-disc/contracts';

@SocketGateway()
export class StatusGateway {
  @SubscribeMessage('ping')
  ping(): MessageResponse<'ping'> {
    return { serverTime: Date.now() };
  }
}
