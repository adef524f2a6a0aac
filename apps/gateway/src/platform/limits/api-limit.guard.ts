import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { ApiException } from '../errors/api-exception.js';
import { clientAddress } from '../http/client-address.js';
import { HttpGuard } from '../http/http-guard.js';
import type { IncomingRequest } from '../http/incoming-request.js';
import { requestsOfAddress, requestsOfPerson, type Limit } from './limits.js';

const limiter = ({ count, seconds }: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points: count, duration: seconds });

/** Keeps one client from taking the whole server; counted in this process, since it guards this process. */
@Injectable()
export class ApiLimitGuard extends HttpGuard {
  readonly #addresses = limiter(requestsOfAddress);

  readonly #people: RateLimiterMemory;

  constructor(@Inject(ENVIRONMENT) { REQUESTS_PER_PERSON }: Environment) {
    super();
    this.#people = limiter(requestsOfPerson(REQUESTS_PER_PERSON));
  }

  protected async admits(request: IncomingRequest): Promise<boolean> {
    try {
      if (request.actor) await this.#people.consume(request.actor.userId);
      else if (!isOurOwnMachine(request)) await this.#addresses.consume(clientAddress(request));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiException({ code: 'TOO_MANY', retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    }
  }
}

/** The dashboard asks on behalf of all visitors, and a probe asks for nobody. */
function isOurOwnMachine(request: IncomingRequest): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return !request.headers['x-forwarded-for'] && /^(::ffff:)?127\.|^::1$/.test(peer);
}
