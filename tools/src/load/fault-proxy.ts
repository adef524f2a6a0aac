import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How the network behaves: as it should, with a delay, or handing on questions and no answers. */
export type NetworkMood =
  { readonly type: 'fine' } | { readonly type: 'slow'; readonly ms: number } | { readonly type: 'mute' };

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** Takes everything and hands on nothing, for ever. */
  isBlackHole: boolean;
}

/** A network between clients and a server, which can be made bad. */
export class FaultProxy {
  mood: NetworkMood = { type: 'fine' };
  readonly #pairs = new Set<Pair>();

  private constructor(
    private readonly server: Server,
    private target: URL,
  ) {
    server.on('connection', (client) => {
      this.#join(client);
    });
  }

  static async start(target: string): Promise<FaultProxy> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultProxy(server, new URL(target));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Where new connections lead from now on. */
  leadTo(target: string): void {
    this.target = new URL(target);
  }

  /** Cuts connections without a farewell; `share` of them, chosen by chance. */
  cut(share = 1): void {
    for (const { client, server } of this.#pairs)
      if (Math.random() < share) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
  }

  /** What is open now neither carries anything any more nor ends; new connections are as the mood is. */
  swallow(): void {
    for (const pair of this.#pairs) pair.isBlackHole = true;
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  #join(client: Socket): void {
    const server = connect({ host: this.target.hostname, port: Number(this.target.port), noDelay: true });
    const pair = { client, server, isBlackHole: false };
    this.#pairs.add(pair);
    this.#handOn(pair, client, server);
    this.#handOn(pair, server, client);
    for (const socket of [client, server])
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          this.#pairs.delete(pair);
          client.destroy();
          server.destroy();
        });
  }

  /** Bytes stay in order: what is delayed holds up what comes after it. */
  #handOn(pair: Pair, from: Socket, to: Socket): void {
    let sent = Promise.resolve();
    from.on('data', (chunk) => {
      const { mood } = this;
      // What has lost bytes once is of no use any more.
      if (mood.type === 'mute' && from === pair.server) pair.isBlackHole = true;
      if (pair.isBlackHole) return;
      sent = sent.then(async () => {
        if (mood.type === 'slow') await new Promise((resolve) => setTimeout(resolve, mood.ms));
        if (!to.destroyed) to.write(chunk);
      });
    });
  }
}
