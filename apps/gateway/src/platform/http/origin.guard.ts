import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { ApiException } from '../errors/api-exception.js';
import { HttpGuard } from './http-guard.js';
import type { IncomingRequest } from './incoming-request.js';
import { makeOriginCheck } from './trusted-origin.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that a page of another site sends with the visitor's cookie. Every browser names the page's
 * origin on such requests; SameSite and JSON bodies stand behind this as further walls.
 */
@Injectable()
export class OriginGuard extends HttpGuard {
  readonly #isTrusted: (origin: string | undefined) => boolean;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super();
    this.#isTrusted = makeOriginCheck(environment);
  }

  protected admits({ method, headers }: IncomingRequest): boolean {
    if (harmless.has(method)) return true;
    const site = headers['sec-fetch-site'];
    const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (crossSite || !this.#isTrusted(headers.origin)) throw new ApiException({ code: 'FOREIGN_ORIGIN' });
    return true;
  }
}
