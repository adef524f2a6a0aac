import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface EdgeOptions {
  readonly port: number;
  readonly host: string;
  readonly gatewayPort: number;
  readonly dashboardPort: number;
  /** True behind somebody's own HTTPS proxy on this machine: then its word about the client is taken. */
  readonly trustForwarded: boolean;
}

export interface Edge {
  readonly port: number;
  /** Hangs up on everybody and resolves when nothing is open any more. */
  readonly stop: () => Promise<void>;
}

/** Shorter than the five seconds after which those behind us close a connection that nobody uses. */
const idleMs = 3000;

/**
 * The one address of the browser: the API and the sockets go to the gateway, everything else to the dashboard.
 * It also says who the client is, so nobody can say so themselves.
 */
export function startEdge(options: EdgeOptions): Promise<Edge> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: idleMs });
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing);
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (incoming, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    forwardUpgrade(incoming, socket, head);
  });
  server.on('close', () => {
    agent.destroy();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });

  /** The server itself forgets connections that became sockets, and would wait for them for ever. */
  async function stop(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
    await closed;
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const upstream = request({ ...target(incoming), agent, headers: headersFor(incoming) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    upstream.on('error', () => {
      // The other side closed a connection that was kept, in the moment it was taken again: it never saw the request.
      if (upstream.reusedSocket && isRepeatable(incoming) && !outgoing.headersSent && !outgoing.destroyed)
        forward(incoming, outgoing);
      else answerUnavailable(incoming, outgoing);
    });
    outgoing.on('close', () => upstream.destroy());
    if (isRepeatable(incoming)) upstream.end();
    else incoming.pipe(upstream);
  }

  function forwardUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const upstream = request({ ...target(incoming), headers: headersFor(incoming) });
    const drop = (): void => {
      upstream.destroy();
      socket.destroy();
    };
    socket.on('error', drop);
    socket.on('close', drop);
    upstream.on('error', drop);
    upstream.on('response', (answer) => {
      socket.end(headOf(answer));
    });
    upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
      upstreamSocket.on('error', drop);
      upstreamSocket.on('close', () => socket.destroy());
      socket.on('close', () => upstreamSocket.destroy());
      socket.write(headOf(answer));
      if (upstreamHead.length > 0) socket.write(upstreamHead);
      if (head.length > 0) upstreamSocket.write(head);
      upstreamSocket.pipe(socket).pipe(upstreamSocket);
    });
    upstream.end();
  }

  function target(incoming: IncomingMessage): { host: string; port: number; path: string; method: string } {
    const path = incoming.url ?? '/';
    const port = /^\/(api|health)(\/|$|\?)/.test(path) ? options.gatewayPort : options.dashboardPort;
    return { host: '127.0.0.1', port, path, method: incoming.method ?? 'GET' };
  }

  function headersFor(incoming: IncomingMessage): OutgoingHttpHeaders {
    const headers = { ...incoming.headers };
    delete headers.forwarded;
    if (options.trustForwarded && headers['x-forwarded-for']) return headers;
    return {
      ...headers,
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-host': incoming.headers.host ?? '',
      'x-forwarded-proto': 'http',
    };
  }
}

/** To ask for something twice changes nothing, and there is no body that would have been read already. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

function headOf(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`];
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    lines.push(`${answer.rawHeaders[i] ?? ''}: ${answer.rawHeaders[i + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** While the part behind us starts or restarts: a browser comes back by itself, a program is told to. */
function answerUnavailable(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const wantsPage = incoming.headers.accept?.includes('text/html') ?? false;
  outgoing.writeHead(503, {
    'Content-Type': wantsPage ? 'text/html; charset=utf-8' : 'application/json',
    'Retry-After': '2',
    ...(wantsPage && { Refresh: '2' }),
  });
  outgoing.end(
    wantsPage
      ? '<!doctype html><meta charset="utf-8"><title>Red Disc</title><p>Red Disc is starting. This page comes back by itself.</p>'
      : JSON.stringify({ ok: false, error: { code: 'RETRY', retryAfter: 2 } }),
  );
}
