import { Inject, Injectable } from '@nestjs/common';
import { HttpGuard } from '../http/http-guard.js';
import type { IncomingRequest } from '../http/incoming-request.js';
import { IDENTITY, type IdentityPort } from './identity-port.js';

/** Finds out who asks, before anything is decided about the request. */
@Injectable()
export class IdentityGuard extends HttpGuard {
  constructor(@Inject(IDENTITY) private readonly identity: IdentityPort) {
    super();
  }

  protected async admits(request: IncomingRequest): Promise<boolean> {
    const actor = request.headers.cookie ? await this.identity.identify(request.headers) : undefined;
    if (actor) request.actor = actor;
    return true;
  }
}
