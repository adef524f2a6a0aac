// Runs every proof one after another, so that none disturbs another: docs/benchmarks.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from './arguments.js';
import { isInterrupted, takenDownIfInterrupted } from './interruption.js';
import { printResult, printTable } from './load/print.js';
import { fullProof, shortProof, type ProofStep } from './proof/steps.js';

interface StepReport {
  readonly entry: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly result: unknown;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { short: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  });
  const reports: StepReport[] = [];
  for (const step of values.short ? shortProof : fullProof) {
    if (isInterrupted()) return;
    console.log(`\n== ${step.entry}`);
    reports.push(await runStep(step));
  }
  console.log();
  printTable([
    ['proof', 'result', 'seconds'],
    ...reports.map(({ entry, passed, seconds }) => [entry, passed ? 'holds' : 'FAILED', seconds]),
  ]);
  const failed = reports.filter(({ passed }) => !passed).length;
  printResult({ failed, steps: reports }, values.json);
  if (failed > 0) process.exitCode = 1;
});

async function runStep({ entry, args, minutes }: ProofStep): Promise<StepReport> {
  const begun = performance.now();
  const script = fileURLToPath(new URL(`./${entry}.js`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const closed = once(child, 'close');
  const end = takenDownIfInterrupted(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const late = setTimeout(() => void end(), minutes * 60_000);
  await closed;
  clearTimeout(late);
  await end(); // nothing of it is left to be taken down
  const lines = out.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  const hasResult = last.startsWith('{');
  console.log((hasResult ? lines.slice(0, -1) : lines).join('\n'));
  return {
    entry,
    passed: child.exitCode === 0 && hasResult,
    seconds: Math.round((performance.now() - begun) / 1000),
    result: hasResult ? (JSON.parse(last) as unknown) : null,
  };
}
