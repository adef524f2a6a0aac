import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How the network behaves: as it should, with a delay, or taking everything and handing on nothing. */
export type NetworkMood =
  { readonly type: 'fine' } | { readonly type: 'slow'; readonly ms: number } | { readonly type: 'swallow' };

/** A network between clients and a server, which can be made bad. */
export class FaultProxy {
  mood: NetworkMood = { type: 'fine' };
  readonly #pairs = new Set<readonly [Socket, Socket]>();

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
    for (const [client, server] of this.#pairs)
      if (Math.random() < share) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  #join(client: Socket): void {
    const server = connect({ host: this.target.hostname, port: Number(this.target.port), noDelay: true });
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    this.#handOn(client, server);
    this.#handOn(server, client);
    for (const [socket, other] of [pair, [server, client] as const])
      socket
        .on('error', () => other.destroy())
        .on('close', () => {
          this.#pairs.delete(pair);
          other.destroy();
        });
  }

  /** Bytes stay in order: what is delayed holds up what comes after it. */
  #handOn(from: Socket, to: Socket): void {
    let sent = Promise.resolve();
    from.on('data', (chunk) => {
      const { mood } = this;
      if (mood.type === 'swallow') return;
      sent = sent.then(async () => {
        if (mood.type === 'slow') await new Promise((resolve) => setTimeout(resolve, mood.ms));
        if (!to.destroyed) to.write(chunk);
      });
    });
  }
}
