import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Route } from '@red-disc/contracts';
import { ApiException } from '../errors/api-exception.js';
import { parseOrThrow } from './parse-input.js';
import { ROUTE } from './endpoint.js';
import type { IncomingRequest } from './incoming-request.js';

/** Lets a request through to its handler only with input that fits the route's schemas. */
@Injectable()
export class ContractGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const route = this.reflector.get<Route | undefined>(ROUTE, context.getHandler());
    if (!route) throw new ApiException({ code: 'NOT_FOUND' });
    const request = context.switchToHttp().getRequest<IncomingRequest>();
    request.contractInput = {
      params: route.params ? parseOrThrow(route.params, request.params, 'params') : undefined,
      query: route.query ? parseOrThrow(route.query, { ...request.query }, 'query') : undefined,
      body: route.body ? parseOrThrow(route.body, request.body as unknown, 'body') : undefined,
    };
    return true;
  }
}
