// Plays whole tables over real sockets against the real server and writes their records, one JSON a line.
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { ArgumentError, runCommand, wholeNumber } from './arguments.js';
import { playTables } from './play/play-tables.js';
import { withServer } from './play/with-server.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string' },
      players: { type: 'string' },
      rules: { type: 'string' },
      bots: { type: 'string' },
      seed: { type: 'string' },
      url: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new ArgumentError('--out names the file for the records');
  const options = {
    tables: wholeNumber(values.tables, 'tables', { least: 1, most: 1000, otherwise: 20 }),
    players: wholeNumber(values.players, 'players', { least: 2, most: 6, otherwise: 4 }),
    seed: wholeNumber(values.seed, 'seed', { least: 0, most: 2 ** 31, otherwise: 7 }),
    preset: values.rules ?? 'house',
    level: values.bots ?? 'steady',
  };
  const started = performance.now();
  const records = await withServer(values.url, (url) => playTables(url, options));
  const file = createWriteStream(values.out);
  for (const record of records) file.write(`${JSON.stringify(record)}\n`);
  await new Promise((resolve) => file.end(resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${records.length} games of ${options.players} were played in ${seconds} s: ${values.out}`);
});
