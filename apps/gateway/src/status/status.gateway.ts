import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { MessageResponse } from '@red-disc/contracts';

@WebSocketGateway()
export class StatusGateway {
  @SubscribeMessage('ping')
  ping(): MessageResponse<'ping'> {
    return { serverTime: Date.now() };
  }
}
