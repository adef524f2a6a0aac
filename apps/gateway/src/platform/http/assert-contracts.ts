import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { routes, socketMessages, type Route } from '@red-disc/contracts';
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
  assertMessages(app, scanner);
}

function assertMessages(app: INestApplicationContext, scanner: MetadataScanner): void {
  const handled = new Set<string>();
  for (const wrapper of app.get(DiscoveryService).getProviders()) {
    const instance = wrapper.instance as object | undefined;
    if (!instance || Reflect.getMetadata('websockets:is_gateway', instance.constructor) !== true) continue;
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const message = Reflect.getMetadata('message', prototype[name]!) as string | undefined;
      if (message === undefined) continue;
      if (!Object.hasOwn(socketMessages, message))
        throw new Error(`the socket message '${message}' has no contract`);
      handled.add(message);
    }
  }
  const unhandled = Object.keys(socketMessages).find((type) => !handled.has(type));
  if (unhandled) throw new Error(`nobody handles the socket message '${unhandled}'`);
}
