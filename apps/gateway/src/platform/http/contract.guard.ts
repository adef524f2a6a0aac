import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@red-disc/contracts';
import { z } from 'zod';
import { ApiException } from '../errors/api-exception.js';
import { AccessService } from '../permissions/access.service.js';
import { ROUTE } from './endpoint.js';
import { HttpGuard } from './http-guard.js';
import type { IncomingRequest } from './incoming-request.js';
import { parseOrThrow } from './parse-input.js';

const noQuery = z.strictObject({});

/** Lets a request through to its handler only from somebody who may, and with input that fits the schemas. */
@Injectable()
export class ContractGuard extends HttpGuard {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AccessService,
  ) {
    super();
  }

  protected async admits(request: IncomingRequest, context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<Route | undefined>(ROUTE, context.getHandler());
    if (!route) throw new ApiException({ code: 'NOT_FOUND' });
    const params = route.params ? parseOrThrow(route.params, request.params, 'params') : undefined;
    // Before the rest is looked at: who may not ask learns nothing about what would be a good question.
    await this.access.assertMay(request.actor, route.permission, params);
    request.contractInput = {
      params,
      query: parseOrThrow(route.query ?? noQuery, { ...request.query }, 'query'),
      body: route.body ? parseOrThrow(route.body, request.body as unknown, 'body') : undefined,
    };
    return true;
  }
}
