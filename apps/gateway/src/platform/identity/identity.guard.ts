import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { IncomingRequest } from '../http/incoming-request.js';
import { IDENTITY, type IdentityPort } from './identity-port.js';

/** Finds out who asks, before anything is decided about the request. */
@Injectable()
export class IdentityGuard implements CanActivate {
  constructor(@Inject(IDENTITY) private readonly identity: IdentityPort) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<IncomingRequest>();
    const actor = request.headers.cookie ? await this.identity.identify(request.headers) : undefined;
    if (actor) request.actor = actor;
    return true;
  }
}
