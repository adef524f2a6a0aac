import { execFileSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Part of util-linux, and so of every Linux that we run on. */
const chrt = '/usr/bin/chrt';

/**
 * Leaves the processor to everybody else. Priority alone decides how much time we get, and still lets us finish our
 * few milliseconds when somebody wakes up: a move, which wakes four processes in turn, would wait for each. What
 * Linux calls an idle process gives way at once.
 */
export function stepBack(priority: number): void {
  setPriority(priority);
  if (process.platform !== 'linux' || priority < constants.priority.PRIORITY_LOW) return;
  try {
    execFileSync(chrt, ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  } catch {
    // Without the tool, or where a container forbids it, the priority has to do.
  }
}
