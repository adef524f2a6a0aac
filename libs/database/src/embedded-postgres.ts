import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresAccount } from './postgres-account.js';
import { postgresFiles } from './postgres-files.js';

export interface EmbeddedPostgresOptions {
  /** Holds the password and, unless it is closed to PostgreSQL's account, the cluster. */
  readonly dataDir: string;
  readonly port: number;
  /** False for tests: nothing survives a power cut, and everything is faster. */
  readonly durable: boolean;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly url: (database: string) => string;
  /** Resolves when it has ended, asked or not. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

const startTimeoutMs = 30_000;
const notDurable = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** Starts a private PostgreSQL from npm's binaries, or joins the one that an earlier, killed start left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  mkdirSync(options.dataDir, { recursive: true });
  const { bin, cluster } = postgresFiles(options.dataDir, account);
  const password = readOrMakePassword(join(options.dataDir, 'postgres-password'));
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise();

  const left = await joinLeftover();
  if (left) return left;
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-p', String(options.port), '-c', 'listen_addresses=127.0.0.1']
      .concat('-c', 'unix_socket_directories=', '-c', 'max_connections=200')
      .concat(options.durable ? [] : notDurable),
    // A process group of its own: Ctrl-C must reach the applications first, and the database last.
    { ...account, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const log = lastLines(child);
  const ended = once(child, 'exit').then(() => undefined);
  await waitUntilReady(child, log);
  return server(options.port, ended, async () => {
    child.kill('SIGINT');
    await ended;
  });

  function initialise(): void {
    mkdirSync(cluster, { recursive: true, mode: 0o700 });
    const passwordFile = `${cluster}-initial-password`;
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) {
      chownSync(cluster, account.uid, account.gid);
      chownSync(passwordFile, account.uid, account.gid);
    }
    try {
      execFileSync(
        join(bin, 'initdb'),
        ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
          .concat('-E', 'UTF8', '--locale=C')
          .concat(options.durable ? [] : ['--no-sync']),
        { ...account, cwd: '/', stdio: 'pipe' },
      );
    } finally {
      rmSync(passwordFile);
    }
  }

  async function joinLeftover(): Promise<EmbeddedPostgres | undefined> {
    const lockFile = join(cluster, 'postmaster.pid');
    if (!existsSync(lockFile)) return undefined;
    const [pid, , , port] = readFileSync(lockFile, 'utf8').split('\n').map(Number);
    if (!pid || !port || !(await answers(port))) return undefined;
    return server(port, untilGone(pid), async () => {
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await pause(50);
    });
  }

  function server(port: number, ended: Promise<void>, stop: () => Promise<void>): EmbeddedPostgres {
    return { port, url: (database) => urlOf(port, database), ended, stop };
  }

  function urlOf(port: number, database: string): string {
    return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  }

  async function answers(port: number): Promise<boolean> {
    const client = new pg.Client({
      connectionString: urlOf(port, 'postgres'),
      connectionTimeoutMillis: 2000,
    });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  async function waitUntilReady(started: ChildProcess, lastOutput: () => string): Promise<void> {
    const deadline = performance.now() + startTimeoutMs;
    while (!(await answers(options.port))) {
      if (started.exitCode !== null || performance.now() > deadline)
        throw new Error(`PostgreSQL did not start on port ${options.port}:\n${lastOutput()}`);
      await pause(50);
    }
  }
}

/** The data directory stays closed to other accounts' eyes by this file's mode, not by trust in local processes. */
function readOrMakePassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

function lastLines(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  });
  return () => text;
}

/** Of a process that is not our child nobody tells us. To look keeps nothing running. */
function untilGone(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(look);
      resolve();
    }, 200).unref();
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
