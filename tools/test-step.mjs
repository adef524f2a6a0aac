import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const longestStepMs = 25 * 60_000;
const graceMs = 5000;
const outputMs = 1000;
/** In the environment of all that this run starts, also of a database that detaches itself. */
const mark = { name: 'RED_DISC_TEST_RUN', value: randomUUID() };
const running = new Set();

const environment = {
  ...process.env,
  [mark.name]: mark.value,
  FORCE_COLOR: '0',
  NX_DAEMON: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  TZ: 'UTC',
};

/** Runs a step to its end and then shows what it said; true if it passed. One that hangs is ended with all it has started. */
export function runStep(title, args) {
  console.log(`   ${title} ...`);
  const began = performance.now();
  return new Promise((resolve) => {
    const step = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
    });
    running.add(step);
    const output = [];
    for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const hanging = setTimeout(() => {
      output.push(Buffer.from(`\nnot done after ${longestStepMs / 60_000} minutes, ended\n`));
      endGroup(step);
    }, longestStepMs);
    const finish = () => {
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`\n== ${title}: ${step.exitCode === 0 ? 'passed' : 'failed'} in ${seconds} s`);
      process.stdout.write(Buffer.concat(output));
      resolve(step.exitCode === 0);
    };
    step.once('exit', () => {
      clearTimeout(hanging);
      running.delete(step);
      // What it left running would hold its output open for ever.
      const closed = new Promise((close) => step.once('close', close));
      const enough = new Promise((stop) => setTimeout(stop, outputMs));
      void Promise.race([closed, enough]).then(finish);
    });
  });
}

/** The command lines of processes of this run that do not end by themselves; they are ended. Empty where there is no /proc. */
export async function whatIsLeft() {
  const deadline = performance.now() + graceMs;
  while (marked().length > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return endMarked();
}

function endMarked() {
  return marked().map(({ pid, line }) => {
    kill(pid);
    return line;
  });
}

function marked() {
  let pids;
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return pids.flatMap((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .includes(`${mark.name}=${mark.value}`);
      return isOurs
        ? [{ pid: Number(pid), line: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }]
        : [];
    } catch {
      return []; // gone, or not ours to read
    }
  });
}

const endGroup = (step) => kill(-step.pid);

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    return; // gone meanwhile
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const step of running) endGroup(step);
    endMarked();
    process.exit(1);
  });
