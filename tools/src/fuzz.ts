// Sends bad messages over sockets and REST; not one may crash, change or repeat anything: docs/security.md.
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './arguments.js';
import { runFuzz } from './fuzz/run-fuzz.js';
import { printResult, printTable } from './load/print.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const messages = wholeNumber(values.messages, 'messages', {
    least: 100,
    most: 10_000_000,
    otherwise: 100_000,
  });
  const seed = wholeNumber(values.seed, 'seed', { least: 0, most: 2 ** 31, otherwise: 7 });
  const { byCode, examples, ...report } = await runFuzz(messages, seed);
  printTable([['', ''], ...Object.entries(report).map(([name, value]) => [name, String(value)])]);
  console.log();
  printTable([['answer', 'times'], ...Object.entries(byCode)]);
  for (const example of examples) console.log(`\n${example.fault}\n  ${example.sent}\n  ${example.answer}`);
  printResult({ ...report, byCode, examples }, values.json);
  const { crashed, changed, unanswered, withoutCode, internal, accepted, tooLong, echoed } = report;
  const faults = unanswered + withoutCode + internal + accepted + tooLong + echoed;
  if (crashed || changed.length > 0 || faults > 0) process.exitCode = 1;
});
