import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiException } from '../errors/api-exception.js';
import type { IncomingRequest } from '../http/incoming-request.js';
import type { Actor } from './actor.js';

/** Who asks; for routes that are not for everybody. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<IncomingRequest>();
  if (!actor) throw new ApiException({ code: 'NOT_SIGNED_IN' });
  return actor;
});

/** Who asks, if they are signed in; for public routes. */
export const MaybeActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<IncomingRequest>().actor,
);
