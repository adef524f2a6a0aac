import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { isClubPermission, isPermission } from '@red-disc/clubs';
import { routes, socketMessages, type Route, type SocketMessage } from '@red-disc/contracts';
import type { z } from 'zod';
import { ClubFinders } from '../permissions/club-finders.js';
import { findMessageHandlers } from '../sockets/message-handlers.js';
import { ROUTE } from './endpoint.js';

/**
 * Stops the boot when a handler serves an address without a contract, or a contract is served by nobody: a route
 * without a schema and a permission must not exist.
 */
export function assertContracts(app: INestApplicationContext): void {
  const served = new Set<unknown>();
  const scanner = new MetadataScanner();
  for (const wrapper of app.get(DiscoveryService).getControllers()) {
    const prototype = Object.getPrototypeOf(wrapper.instance) as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name]!;
      if (Reflect.getMetadata('path', handler) === undefined) continue;
      const route = Reflect.getMetadata(ROUTE, handler) as Route | undefined;
      if (!route) throw new Error(`${wrapper.name}.${name} serves a route without a contract`);
      served.add(route);
    }
  }
  const unserved = Object.entries<Route>(routes).find(([, route]) => !served.has(route));
  if (unserved) throw new Error(`nobody serves the route ${unserved[0]}`);
  assertMessages(app);
  assertPermissions(app.get(ClubFinders));
}

/** Each names a permission that exists, and one of a club also says which club. */
function assertPermissions(finders: ClubFinders): void {
  const named = [
    ...Object.entries<Route>(routes).map(([name, route]) => ({ name, ...route, input: route.params })),
    ...Object.entries<SocketMessage>(socketMessages).map(([name, message]) => ({
      name,
      ...message,
      input: message.request as z.ZodObject,
    })),
  ];
  for (const { name, permission, input } of named) {
    if (!isPermission(permission)) throw new Error(`${name} asks for an unknown permission '${permission}'`);
    const ids = Object.keys((input as { shape?: object } | undefined)?.shape ?? {});
    if (isClubPermission(permission) && !finders.knowsOneOf(ids))
      throw new Error(`${name} asks for '${permission}', but nothing in its input leads to a club`);
  }
}

function assertMessages(app: INestApplicationContext): void {
  const handled = findMessageHandlers(app);
  const unhandled = Object.keys(socketMessages).find((type) => !handled.has(type));
  if (unhandled) throw new Error(`nobody handles the socket message '${unhandled}'`);
}
