import type { Server } from 'node:http';
import type { INestApplicationContext, WebSocketAdapter } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { isClubPermission } from '@red-disc/clubs';
import { requestFrameSchema } from '@red-disc/contracts';
import type { Logger } from 'pino';
import type { RawData } from 'ws';
import { isOurFault, toApiError } from '../errors/to-api-error.js';
import { parseOrThrow } from '../http/parse-input.js';
import { IDENTITY, type IdentityPort } from '../identity/identity-port.js';
import { SessionEvents } from '../identity/session-events.js';
import { MessageTimes, type MessageResult } from '../metrics/message-times.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { AccessService } from '../permissions/access.service.js';
import { findMessageHandlers, type HandledMessage } from './message-handlers.js';
import { SessionWatch } from './session-watch.js';
import { closeCodes, type SocketConnection } from './socket-connection.js';
import { SocketServer, type SocketServerOptions } from './socket-server.js';

/**
 * Nest's gateways over plain WebSockets (docs/adr/0003). Every message is parsed by its contract before a handler
 * sees it, gets exactly one answer, and no answer ever repeats what was sent.
 */
export class ContractSocketAdapter implements WebSocketAdapter<SocketServer, SocketConnection> {
  #server: SocketServer | undefined;
  #watch: SessionWatch | undefined;
  #access: AccessService | undefined;
  #times: MessageTimes | undefined;
  #handlers: ReadonlyMap<string, HandledMessage> = new Map();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly options: Omit<SocketServerOptions, 'identify'> & { readonly logger: Logger },
  ) {}

  /** All gateways share one server, on the port of the REST API. */
  create(): SocketServer {
    this.#server ??= this.#start();
    return this.#server;
  }

  bindClientConnect(server: SocketServer, callback: (connection: SocketConnection) => void): void {
    server.on('connection', callback);
  }

  bindClientDisconnect(connection: SocketConnection, callback: () => void): void {
    connection.socket.on('close', callback);
  }

  /** The handlers are found at the start and called without Nest in between. */
  bindMessageHandlers(): void {
    // Nothing to do for a single connection.
  }

  async close(server: SocketServer): Promise<void> {
    this.#watch?.stop();
    await server.close(closeCodes.goingAway, 'restarting');
  }

  /** Nest calls this last; `close` has let everything go by then. */
  dispose(): void {
    this.#server = undefined;
  }

  #start(): SocketServer {
    const http = this.app.get(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
    const identity = this.app.get<IdentityPort>(IDENTITY);
    this.#access = this.app.get(AccessService);
    this.#handlers = findMessageHandlers(this.app);
    const server = new SocketServer(http, {
      ...this.options,
      identify: (headers) => identity.identify(headers),
    });
    this.#watch = new SessionWatch(server.connections, identity, this.app.get(SessionEvents));
    const { sockets, slowReaders, messages } = this.app.get(MetricsService);
    this.#times = new MessageTimes(messages);
    server.on('tooSlow', () => {
      slowReaders.inc();
    });
    server.on('connection', (connection) => {
      const { socket } = connection;
      socket.on('message', (data: RawData, isBinary: boolean) => {
        void this.#onMessage(connection, data, isBinary);
      });
      sockets.inc();
      socket.on('close', () => {
        sockets.dec();
      });
    });
    return server;
  }

  async #onMessage(connection: SocketConnection, data: RawData, isBinary: boolean): Promise<void> {
    const arrivedAt = performance.now();
    if (!connection.budget.take(arrivedAt)) {
      this.#endFlood(connection);
      return;
    }
    const frame = parseFrame(data, isBinary);
    if (!frame) {
      connection.refuse(null, { code: 'MALFORMED_JSON' });
      return;
    }
    const { id, type } = frame;
    const handled = this.#handlers.get(type);
    if (!handled) {
      connection.refuse(id, { code: 'NOT_FOUND' });
      return;
    }
    let result: MessageResult = 'refused';
    try {
      const { permission, request: schema } = handled.contract;
      const access = this.#access!;
      access.assertStanding(connection.actor, permission);
      const request = parseOrThrow(schema, frame.data, 'data');
      if (isClubPermission(permission)) await access.assertMay(connection.actor, permission, request);
      connection.answer(id, await handled.handle(connection, request));
      result = 'ok';
    } catch (thrown) {
      this.#refuse(connection, id, thrown);
    }
    this.#times?.note(type, result, performance.now() - arrivedAt);
  }

  /** What still comes until the socket is closed is left unanswered. */
  #endFlood(connection: SocketConnection): void {
    if (!connection.isOpen) return;
    this.app.get(MetricsService).floods.inc();
    connection.refuse(null, { code: 'TOO_MANY' });
    connection.close(closeCodes.policy, 'too many messages');
  }

  #refuse(connection: SocketConnection, id: number, thrown: unknown): void {
    // Commands carry an id of their own: sent again, they count once.
    const error = toApiError(thrown, { isRepeatable: true });
    if (isOurFault(thrown, error)) this.options.logger.error({ err: thrown }, 'a socket message failed');
    connection.refuse(id, error);
  }
}

function parseFrame(
  data: RawData,
  isBinary: boolean,
): { id: number; type: string; data?: unknown } | undefined {
  if (isBinary) return undefined;
  try {
    const parsed = requestFrameSchema.safeParse(JSON.parse((data as Buffer).toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
