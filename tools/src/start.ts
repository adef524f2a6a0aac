import { parseStartOptions, StartError } from './start/options.js';
import { startAll } from './start/start-all.js';

try {
  const options = parseStartOptions(process.argv.slice(2), process.env);
  await startAll(options);
} catch (error) {
  const known = error instanceof StartError;
  console.error(known ? `Red Disc: ${error.message}` : error);
  process.exit(1);
}
