import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface EntryRun {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Less than a test may take: who waits for an entry that hangs still sees what it said. */
const entryMs = 280_000;

/** Runs a command-line entry as it was built, with a hard end: it must clean up after itself at SIGTERM too. */
export async function runEntry(
  name: string,
  args: readonly string[],
  timeoutMs = entryMs,
): Promise<EntryRun> {
  const entry = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [entry, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGTERM'), timeoutMs);
  await once(child, 'close');
  clearTimeout(late);
  return { status: child.exitCode, out, err };
}

/** What the command says with --json: the object on its last line. */
export function resultOf({ out, err }: EntryRun): unknown {
  const last = out.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`no result:\n${out}\n${err}`);
  return JSON.parse(last);
}
