import { applyDecorators, Catch, UseFilters, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import { PARAM_ARGS_METADATA } from '@nestjs/websockets/constants.js';

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

/** Without this Nest sends both arguments of a handler through its pipes, of which we have none: seven promises a message. */
function takesArgumentsAsTheyAre(target: object): void {
  const { prototype } = target as { prototype: object };
  for (const method of Object.getOwnPropertyNames(prototype))
    Reflect.defineMetadata(PARAM_ARGS_METADATA, {}, target, method);
}

/** A class that handles socket messages. Its methods take the connection and the message's data, in this order. */
export function SocketGateway(): ClassDecorator {
  return applyDecorators(WebSocketGateway(), UseFilters(HandToAdapter), takesArgumentsAsTheyAre);
}
