import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Method, Route } from '@red-disc/contracts';
import type { IncomingRequest } from './incoming-request.js';

export const ROUTE = 'red-disc:route';

const nestMethod = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
} as const satisfies Record<Method, RequestMethod>;

/** Serves a route of the contracts: its address, permission and schemas come from there. */
export function Endpoint(route: Route): MethodDecorator {
  return applyDecorators(
    RequestMapping({ path: route.path, method: nestMethod[route.method] }),
    SetMetadata(ROUTE, route),
    HttpCode(200),
  );
}

/** The parsed params, query and body of the route, as `InputOf<typeof routes.x>`. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<IncomingRequest>().contractInput,
);
