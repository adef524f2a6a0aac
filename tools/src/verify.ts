// Reads records, one JSON a line, from standard input and prints a verdict a line: docs/rules/game-record.md.
import { once } from 'node:events';
import { verifyLines } from './verify-lines.js';

// Whoever reads us may have seen enough.
process.stdout.on('error', () => process.exit(0));

for await (const verdict of verifyLines(process.stdin)) {
  if (!process.stdout.write(verdict)) await once(process.stdout, 'drain');
}
