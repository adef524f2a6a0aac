import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { socketPath } from '@red-disc/contracts';
import { WebSocketServer } from 'ws';
import type { Actor } from '../identity/actor.js';
import { SocketConnection } from './socket-connection.js';
import { Turnstile } from './turnstile.js';

const frameBytes = 8 * 1024;
const socketsPerPerson = 10;
const pingEveryMs = 10_000;
/** Hundreds who come at once wait here, and not for a connection to the database, which some would not get in time. */
const identifiedAtOnce = 5;
/**
 * Whoever is sent away comes back elsewhere at once, to a process that has only just started: no more than it can
 * take, unless there are so many that the stop would last too long.
 */
const smallestLot = 10;
const pauseBetweenLotsMs = 100;
const lotsAtMost = 60;

export interface SocketServerOptions {
  /** The origins whose pages may open a socket. CORS does not apply to sockets, so this check is all there is. */
  readonly isTrustedOrigin: (origin: string | undefined) => boolean;
  readonly socketsPerAddress: number;
  /** In 20 seconds. */
  readonly messagesPerSocket: number;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Who opens the socket, by the cookie that comes with it. */
  readonly identify: (headers: IncomingHttpHeaders) => Promise<Actor | undefined>;
}

/** Accepts sockets on the HTTP server's port and hands each on as a connection. */
export class SocketServer extends EventEmitter<{ connection: [SocketConnection]; tooSlow: [] }> {
  readonly connections = new Set<SocketConnection>();
  readonly #perAddress = new Map<string, number>();
  readonly #upgrade = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytes,
    perMessageDeflate: false,
  });
  readonly #heartbeat: NodeJS.Timeout;
  readonly #identifying = new Turnstile(identifiedAtOnce);
  #draining = false;

  constructor(
    http: Server,
    private readonly options: SocketServerOptions,
  ) {
    super();
    http.on('upgrade', (request, socket, head) => {
      this.#onUpgrade(request, socket, head);
    });
    this.#heartbeat = setInterval(() => {
      this.#dropSilent();
    }, pingEveryMs);
    this.#heartbeat.unref();
  }

  /**
   * Takes no new sockets, and tells the clients to come back elsewhere or later. Those whose turn has not come play
   * on here: a pause is as long as one's own way, not as long as everybody's. Those at one table leave together, so
   * that it has one pause and not one for each of them.
   */
  async close(code: number, reason: string): Promise<void> {
    this.#draining = true;
    clearInterval(this.#heartbeat);
    const leaving = [...this.connections].sort((a, b) => a.place.localeCompare(b.place));
    const lot = Math.max(smallestLot, Math.ceil(leaving.length / lotsAtMost));
    for (let i = 0; i < leaving.length; i += lot) {
      if (i > 0) await setTimeout(pauseBetweenLotsMs);
      for (const connection of leaving.slice(i, i + lot)) connection.close(code, reason);
    }
    this.#upgrade.close();
  }

  #onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?')[0];
    const address = this.options.addressOf(request);
    const open = this.#perAddress.get(address) ?? 0;
    if (this.#draining) refuse(socket, '503 Service Unavailable');
    else if (path !== socketPath) refuse(socket, '404 Not Found');
    else if (!this.options.isTrustedOrigin(request.headers.origin)) refuse(socket, '403 Forbidden');
    else if (open >= this.options.socketsPerAddress) refuse(socket, '429 Too Many Requests');
    else {
      this.#perAddress.set(address, open + 1);
      socket.once('close', () => {
        this.#release(address);
      });
      void this.#identify(request, socket, head, address);
    }
  }

  async #identify(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): Promise<void> {
    const onError = (): void => void socket.destroy();
    socket.on('error', onError);
    let actor: Actor | undefined;
    try {
      actor = await this.#identifying.pass(() =>
        socket.destroyed ? Promise.resolve(undefined) : this.options.identify(request.headers),
      );
    } catch {
      refuse(socket, '503 Service Unavailable');
      return;
    }
    socket.off('error', onError);
    if (socket.destroyed) return;
    if (this.#draining) refuse(socket, '503 Service Unavailable');
    else if (actor && this.#countOf(actor) >= socketsPerPerson) refuse(socket, '429 Too Many Requests');
    else
      this.#upgrade.handleUpgrade(request, socket, head, (webSocket) => {
        const place = new URLSearchParams(request.url?.split('?')[1]).get('table') ?? '';
        const client = { address, place, actor, messages: this.options.messagesPerSocket };
        const onTooSlow = (): void => void this.emit('tooSlow');
        this.#accept(new SocketConnection(webSocket, socket, client, onTooSlow));
      });
  }

  #countOf({ userId }: Actor): number {
    let count = 0;
    for (const { actor } of this.connections) if (actor?.userId === userId) count += 1;
    return count;
  }

  #accept(connection: SocketConnection): void {
    this.connections.add(connection);
    connection.socket.on('close', () => this.connections.delete(connection));
    // A broken or oversized frame: ws closes the socket with the right code by itself.
    connection.socket.on('error', () => undefined);
    connection.socket.on('pong', () => {
      connection.isAlive = true;
    });
    this.emit('connection', connection);
  }

  #release(address: string): void {
    const open = (this.#perAddress.get(address) ?? 1) - 1;
    if (open > 0) this.#perAddress.set(address, open);
    else this.#perAddress.delete(address);
  }

  #dropSilent(): void {
    for (const connection of this.connections) {
      if (!connection.isAlive) connection.socket.terminate();
      else {
        connection.isAlive = false;
        connection.socket.ping();
      }
    }
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
