import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { IncomingRequest } from './incoming-request.js';

/**
 * A guard of the REST API. Nest asks it about every socket message too, for which the socket adapter has guards of its
 * own: that is answered without a promise, since a move would wait for several of them.
 */
export abstract class HttpGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() !== 'http') return true;
    return this.admits(context.switchToHttp().getRequest<IncomingRequest>(), context);
  }

  protected abstract admits(request: IncomingRequest, context: ExecutionContext): boolean | Promise<boolean>;
}
