// What `npm start` can be told. Plain JavaScript: it is read before anything is built, also by an old Node.

export const usage = [
  'npm start -- [options]',
  '',
  '  --lan          serve the room as well: phones on the same network can join',
  '  --port 24100   another port than 24100',
  '  --no-demo      without the demo club; only before the first start',
  '  --no-build     run what was built before',
  '  --dev          pages follow changes of their sources',
  '  --help         this text',
  '',
  'Settings are environment variables: docs/operations/README.md lists them.',
].join('\n');

/**
 * @param {readonly string[]} args
 * @returns {import('./src/start/options.js').StartArguments | { wrong: string }}
 */
export function readStartArguments(args) {
  const read = { help: false, lan: false, demo: true, dev: false, build: true, port: undefined };
  const switches = {
    '--help': () => (read.help = true),
    '-h': () => (read.help = true),
    '--lan': () => (read.lan = true),
    '--no-demo': () => (read.demo = false),
    '--no-build': () => (read.build = false),
    '--dev': () => (read.dev = true),
  };
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i];
    if (Object.hasOwn(switches, arg)) switches[arg]();
    else if (arg !== '--port') return { wrong: `unknown argument ${arg}` };
    else if (/^\d+$/.test(args[i + 1] ?? '')) read.port = args[(i += 1)];
    else return { wrong: '--port needs a number' };
  }
  return read;
}
