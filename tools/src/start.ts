import { completeOptions, StartError, type StartArguments } from './start/options.js';
import { startAll } from './start/start-all.js';

/** Called by tools/start.mjs, which has read the arguments and built what changed. */
export async function start(told: StartArguments): Promise<void> {
  try {
    await startAll(completeOptions(told, process.env));
  } catch (error) {
    const known = error instanceof StartError;
    console.error(known ? `Red Disc: ${error.message}` : error);
    process.exit(1);
  }
}
