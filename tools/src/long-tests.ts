// The tests that have a long form, in that form: every movement and more drawn by chance.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './arguments.js';
import { printResult } from './load/print.js';
import { root } from './root.js';

const project = join(root, 'libs/tournaments');
const jest = join(root, 'node_modules/jest/bin/jest.js');

await runCommand(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const folder = mkdtempSync(join(tmpdir(), 'red-disc-long-tests-'));
  const results = join(folder, 'results.json');
  try {
    const child = spawn(
      process.execPath,
      ['--experimental-vm-modules', jest, '--json', `--outputFile=${results}`],
      { cwd: project, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PROOF: '1' } },
    );
    await once(child, 'close');
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(results, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    console.log(`${passed} passed, ${failed} failed`);
    printResult({ passed, failed }, values.json);
    if (child.exitCode !== 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
