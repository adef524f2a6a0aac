import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applyMigrations,
  ensureDatabase,
  freePort,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@red-disc/database';
import { migrationsFolder } from '@red-disc/gateway';
import pg from 'pg';
import { takenDownIfInterrupted } from '../interruption.js';

const name = 'proof';
const ticksPerSecond = 100;

/** A PostgreSQL of its own, as durable as in production, that can be killed and started again. */
export class ScratchDatabase {
  /** It outlives a killed parent by design, so whoever is asked to stop takes it down first. */
  readonly #takeDown = takenDownIfInterrupted(async () => {
    await this.server.stop();
    if (this.isOurFolder) rmSync(this.folder, { recursive: true, force: true });
  });

  private constructor(
    readonly folder: string,
    private server: EmbeddedPostgres,
    private readonly cluster: string,
    private readonly isOurFolder: boolean,
  ) {}

  static async start(given?: string): Promise<ScratchDatabase> {
    const folder = given ?? mkdtempSync(join(tmpdir(), 'red-disc-proof-'));
    chmodSync(folder, 0o711); // PostgreSQL may run as another account
    const server = await startEmbeddedPostgres({ dataDir: folder, port: await freePort(), durable: true });
    await ensureDatabase(server.url('postgres'), name);
    await applyMigrations(server.url(name), migrationsFolder);
    const cluster = await dataDirectoryOf(server.url(name));
    return new ScratchDatabase(folder, server, cluster, given === undefined);
  }

  get url(): string {
    return this.server.url(name);
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined); // the query that is under way rejects
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** From now on it knows of each row when it was committed. It takes a restart. */
  async noteCommitTimes(): Promise<void> {
    await this.query('alter system set track_commit_timestamp = on');
    await this.server.stop();
    await this.restart();
  }

  /** As a crash of the machine's PostgreSQL: the postmaster and all its processes, with no farewell. */
  kill(): void {
    const children = this.processes();
    process.kill(this.postmaster, 'SIGKILL');
    for (const pid of children) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        continue; // gone with its parent
      }
    }
  }

  async restart(): Promise<void> {
    const { port } = this.server;
    this.server = await startEmbeddedPostgres({ dataDir: this.folder, port, durable: true });
  }

  stop(): Promise<void> {
    return this.#takeDown();
  }

  /** CPU time of all of its processes so far; undefined where there is no /proc to read it from. */
  cpuMicros(): number | undefined {
    if (!existsSync('/proc/self/stat')) return undefined;
    const ticks = [this.postmaster, ...this.processes()].map((pid) => {
      const fields = statOf(pid);
      return fields ? Number(fields[11]) + Number(fields[12]) : 0;
    });
    return (ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond) * 1e6;
  }

  private get postmaster(): number {
    return Number(readFileSync(join(this.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  private processes(): number[] {
    if (!existsSync('/proc/self/stat')) return [];
    const parent = String(this.postmaster);
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map(Number)
      .filter((pid) => statOf(pid)?.[1] === parent);
  }
}

/** The fields of /proc/pid/stat after the name, which may hold spaces: state, parent, … */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

async function dataDirectoryOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]!.data_directory;
  } finally {
    await client.end();
  }
}
