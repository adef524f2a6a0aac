import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '@red-disc/database';

const restartAfterMs = 1000;

/** The embedded PostgreSQL, started again where it was if it dies, until it is stopped. */
export class SupervisedDatabase {
  #isStopping = false;

  private constructor(
    private readonly dataDir: string,
    private server: EmbeddedPostgres,
  ) {
    this.#startAgainWhenItEnds();
  }

  static async start(dataDir: string): Promise<SupervisedDatabase> {
    return new SupervisedDatabase(dataDir, await startServer(dataDir, await freePort()));
  }

  url(database: string): string {
    return this.server.url(database);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.server.stop();
  }

  #startAgainWhenItEnds(): void {
    void this.server.ended.then(() => this.#startAgain());
  }

  async #startAgain(): Promise<void> {
    while (!this.#isStopping) {
      console.error('the database ended; starting it again ...');
      await new Promise((resolve) => setTimeout(resolve, restartAfterMs));
      try {
        this.server = await startServer(this.dataDir, this.server.port);
        this.#startAgainWhenItEnds();
        return;
      } catch (error) {
        console.error(error);
      }
    }
  }
}

function startServer(dataDir: string, port: number): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, port, durable: true });
}
