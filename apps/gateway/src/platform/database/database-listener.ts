import pg from 'pg';

export interface DatabaseListenerOptions {
  readonly url: string;
  /** What the connection is called in PostgreSQL's list of them. */
  readonly name: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called when it listens again: what was told meanwhile is lost. */
  readonly onGap: () => void;
}

const startAgainMs = 500;
const connectAtMostMs = 5000;

/** Hears what PostgreSQL notifies of, over a connection of its own that comes back by itself. */
export class DatabaseListener {
  #client: pg.Client | undefined;
  #startAgainTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly options: DatabaseListenerOptions) {}

  /** Rejects if the first connection fails; only then nobody tries again. */
  async start(): Promise<void> {
    const { url, name, channel, onPayload } = this.options;
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: connectAtMostMs,
      keepAlive: true,
    });
    client.on('error', () => undefined); // 'end' follows
    client.on('notification', ({ payload = '' }) => {
      onPayload(payload);
    });
    await client.connect();
    // Only from here on: a connection that never was ends too, and if both were a reason to try again, each failure
    // would make two of one.
    client.on('end', () => {
      this.#startAgain();
    });
    this.#client = client;
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (this.#isStopped) await client.end();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#startAgainTimer);
    await this.#client?.end();
  }

  #startAgain(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#startAgainTimer);
    this.#startAgainTimer = setTimeout(() => {
      this.start().then(this.options.onGap, () => {
        this.#startAgain();
      });
    }, startAgainMs);
  }
}
