import { applyDecorators, Catch, UseFilters, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';

/** Goes along with a message to its handler, and brings back what the handler threw. */
export class MessageOutcome {
  thrown: unknown;
}

/** Nest would answer by itself, in its own shape, and repeat what was sent: the adapter answers instead. */
@Catch()
class HandToAdapter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const outcome = host.getArgs<unknown[]>().find((argument) => argument instanceof MessageOutcome);
    if (outcome) outcome.thrown = thrown;
  }
}

/**
 * A class that handles socket messages. Its methods take the connection and the message's data in this order, without
 * Nest's parameter decorators: those would send both through pipes, with seven promises for each message.
 */
export function SocketGateway(): ClassDecorator {
  return applyDecorators(WebSocketGateway(), UseFilters(HandToAdapter));
}
