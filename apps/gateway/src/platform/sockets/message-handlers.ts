import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { GATEWAY_METADATA, MESSAGE_METADATA } from '@nestjs/websockets/constants.js';
import { socketMessages, type SocketMessages, type SocketMessageType } from '@red-disc/contracts';
import type { SocketConnection } from './socket-connection.js';

type Contract = SocketMessages[SocketMessageType];

/** Gets data that was parsed by the contract; what it returns is the answer, what it throws the refusal. */
type Handle = (connection: SocketConnection, request: unknown) => unknown;

/** A message that somebody handles. */
export interface HandledMessage {
  readonly contract: Contract;
  readonly handle: Handle;
}

const contracts: Readonly<Record<string, Contract>> = socketMessages;

/**
 * What the gateways of the application handle, by its type. Their methods are called as they are: Nest would take each
 * message through guards, pipes, interceptors and filters, of which we have none, with a promise for every step.
 */
export function findMessageHandlers(app: INestApplicationContext): ReadonlyMap<string, HandledMessage> {
  const handlers = new Map<string, HandledMessage>();
  const scanner = new MetadataScanner();
  for (const { instance } of app.get(DiscoveryService).getProviders()) {
    const gateway = instance as Record<string, Handle> | undefined;
    if (!gateway || Reflect.getMetadata(GATEWAY_METADATA, gateway.constructor) !== true) continue;
    for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(gateway) as object)) {
      const type = Reflect.getMetadata(MESSAGE_METADATA, gateway[name]!) as string | undefined;
      if (type === undefined) continue;
      const contract = Object.hasOwn(contracts, type) ? contracts[type] : undefined;
      if (!contract) throw new Error(`the socket message '${type}' has no contract`);
      handlers.set(type, { contract, handle: gateway[name]!.bind(gateway) });
    }
  }
  return handlers;
}
