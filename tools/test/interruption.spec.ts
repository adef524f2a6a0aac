import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';

const module = (name: string): string => new URL(`../dist/${name}.js`, import.meta.url).href;

/** A command that puts two things up, is interrupted twice, and whose work fails when the second one is gone. */
const command = `
import { runCommand } from '${module('arguments')}';
import { takenDownIfInterrupted } from '${module('interruption')}';
const putUp = (name) => takenDownIfInterrupted(async () => {
  console.log(name + ' is going');
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(name + ' is gone');
});
await runCommand(async () => {
  const first = putUp('first');
  const second = putUp('second');
  try {
    process.kill(process.pid, 'SIGTERM');
    process.kill(process.pid, 'SIGINT');
    await new Promise((_, reject) => setTimeout(() => reject(new Error('it was taken away')), 20));
  } finally {
    await second();
    await first();
  }
});`;

it('takes down what an interrupted command put up: the latest first, each once, and to the end', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  await once(child, 'close');
  expect({ status: child.exitCode, err, lines: out.trim().split('\n') }).toEqual({
    status: 130,
    err: '',
    lines: ['second is going', 'second is gone', 'first is going', 'first is gone'],
  });
});
