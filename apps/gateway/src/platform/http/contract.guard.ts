import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@red-disc/contracts';
import { z } from 'zod';
import { ApiException } from '../errors/api-exception.js';
import { AccessService } from '../permissions/access.service.js';
import { ROUTE } from './endpoint.js';
import type { IncomingRequest } from './incoming-request.js';
import { parseOrThrow } from './parse-input.js';

const noQuery = z.strictObject({});

/** Lets a request through to its handler only from somebody who may, and with input that fits the schemas. */
@Injectable()
export class ContractGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AccessService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = this.reflector.get<Route | undefined>(ROUTE, context.getHandler());
    if (!route) throw new ApiException({ code: 'NOT_FOUND' });
    const request = context.switchToHttp().getRequest<IncomingRequest>();
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
