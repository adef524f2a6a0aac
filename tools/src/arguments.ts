import { isInterrupted } from './interruption.js';

/** A mistake in the words behind a command: one line for the person who typed it. */
export class ArgumentError extends Error {}

export function wholeNumber(
  text: string | undefined,
  name: string,
  range: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  if (text === undefined) return range.otherwise;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < range.least || number > range.most)
    throw new ArgumentError(`--${name} is a whole number from ${range.least} to ${range.most}`);
  return number;
}

/**
 * Runs a command: a mistake in its arguments is one line on standard error, and exit code 1. When it is done it ends,
 * whatever is still open: kept connections would hold it for seconds, and one that was reset while it was closing for
 * ever (Node 20 waits for it in vain).
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What was taken away from under it says nothing.
    if (!isInterrupted()) console.error(isArgumentMistake(error) ? firstLine(error.message) : error);
    process.exitCode = 1;
  }
  if (!isInterrupted()) process.exit();
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!;
}

/** Ours, or one that node:util's parseArgs found. */
function isArgumentMistake(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof ArgumentError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}
