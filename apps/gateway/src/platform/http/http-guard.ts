import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { IncomingRequest } from './incoming-request.js';

/** A guard of the REST API. Socket messages do not come this way: their adapter looks after them by itself. */
export abstract class HttpGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    return this.admits(context.switchToHttp().getRequest<IncomingRequest>(), context);
  }

  protected abstract admits(request: IncomingRequest, context: ExecutionContext): boolean | Promise<boolean>;
}
