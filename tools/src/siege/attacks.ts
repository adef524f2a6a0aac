import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { pause } from '../load/figures.js';

/** What one attack met with: how its sockets ended, by close code, or by the status they were refused with. */
export type Endings = Readonly<Record<string, number>>;

export interface Target {
  readonly url: string;
  /** Tables that are being played. */
  readonly tables: readonly string[];
  /** So many sockets may come from one address. */
  readonly socketsPerAddress: number;
  readonly seconds: number;
}

export type Attack = (target: Target) => Promise<Endings>;

const deafSockets = 20;
const floodSockets = 10;
const floodEveryMs = 10;
const giantBytes = 10 * 1024 * 1024;
const connectsPerMinute = 5000;

/** Each attack comes from an address of its own, as it would. */
function open(url: string, address: string): WebSocket {
  const socket = new WebSocket(url.replace('http', 'ws') + socketPath, {
    headers: { 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  socket.on('error', () => undefined);
  return socket;
}

/** Waits for the end of the time, counts how sockets ended until then, and takes the rest away. */
class Besiegers {
  readonly #endings = new Map<string, number>();
  readonly #sockets = new Set<WebSocket>();

  constructor(
    private readonly url: string,
    private readonly address: string,
  ) {}

  send(onOpen: (socket: WebSocket) => void): WebSocket {
    const socket = open(this.url, this.address);
    this.#sockets.add(socket);
    socket.on('open', () => {
      onOpen(socket);
    });
    socket.on('unexpected-response', (_, response) => {
      this.#count(`HTTP ${response.statusCode}`);
      socket.terminate();
    });
    socket.on('close', (code) => {
      if (this.#sockets.delete(socket) && code !== 1006) this.#count(String(code));
    });
    return socket;
  }

  /** A deaf one does not hear that it was cut off until it listens again. */
  async leave(): Promise<Endings> {
    for (const socket of this.#sockets) socket.resume();
    await pause(1000);
    const open = [...this.#sockets].filter(({ readyState }) => readyState === WebSocket.OPEN);
    if (open.length > 0) this.#endings.set('open', open.length);
    for (const socket of this.#sockets) socket.terminate();
    return Object.fromEntries(this.#endings);
  }

  #count(ending: string): void {
    this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1);
  }
}

/** Sockets that ask to be told of everything and never read. */
const deaf: Attack = async ({ url, tables, seconds }) => {
  const besiegers = new Besiegers(url, '198.51.100.1');
  for (let n = 0; n < deafSockets; n += 1)
    besiegers.send((socket) => {
      tables.slice(0, 90).forEach((table, id) => {
        socket.send(JSON.stringify({ id, type: 'table.watch', data: { table } }));
      });
      socket.pause();
    });
  await pause(seconds * 1000);
  return besiegers.leave();
};

/** A thousand messages a second, again and again after each time they are thrown out. */
const flood: Attack = async ({ url, seconds }) => {
  const besiegers = new Besiegers(url, '198.51.100.2');
  const until = performance.now() + seconds * 1000;
  const text = JSON.stringify({ id: 1, type: 'ping', data: {} });
  const attack = async (): Promise<void> => {
    while (performance.now() < until) {
      const socket = besiegers.send(() => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const timer = setInterval(() => {
        if (socket.readyState === WebSocket.OPEN) for (let n = 0; n < 10; n += 1) socket.send(text);
      }, floodEveryMs);
      await Promise.race([closed, pause(Math.max(0, until - performance.now()))]);
      clearInterval(timer);
    }
  };
  await Promise.all(Array.from({ length: floodSockets }, attack));
  return besiegers.leave();
};

/** Frames a thousand times as large as the largest that is taken. */
const giants: Attack = async ({ url, seconds }) => {
  const besiegers = new Besiegers(url, '198.51.100.3');
  const until = performance.now() + seconds * 1000;
  const giant = Buffer.alloc(giantBytes, 'x');
  while (performance.now() < until) {
    besiegers.send((socket) => {
      socket.send(giant, { binary: false });
    });
    await pause(200);
  }
  return besiegers.leave();
};

/** One address that connects and connects; in a short time too, more often than it may. */
const storm: Attack = async ({ url, seconds, socketsPerAddress }) => {
  const besiegers = new Besiegers(url, '198.51.100.4');
  const until = performance.now() + seconds * 1000;
  for (let sent = 0; performance.now() < until || sent < 1.1 * socketsPerAddress; sent += 1) {
    besiegers.send(() => undefined);
    await pause(60_000 / connectsPerMinute);
  }
  return besiegers.leave();
};

export const attacks = { deaf, flood, giants, storm } as const satisfies Record<string, Attack>;
export type AttackName = keyof typeof attacks;
