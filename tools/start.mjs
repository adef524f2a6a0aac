// `npm start`: checks Node, builds what changed, then runs everything. Plain JavaScript that an old Node can read.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readStartArguments, usage } from './start-arguments.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Red Disc needs Node 20.19 or newer, this is ${process.versions.node}: install a newer one.`);
  process.exit(1);
}

/** Nx builds only what changed; each project that is done gets a line, all of the output only if it failed. */
function build() {
  console.log('Building what changed ...');
  return new Promise((resolve) => {
    const nx = spawn(
      process.execPath,
      [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', NX_DAEMON: 'false' },
      },
    );
    const output = [];
    const read = (line) => {
      output.push(line);
      const [, project] = /> nx run (?:@red-disc\/)?([\w-]+):build/.exec(line) ?? [];
      if (project) console.log(`  ${project}`);
    };
    createInterface({ input: nx.stdout }).on('line', read);
    createInterface({ input: nx.stderr }).on('line', read);
    nx.on('close', (code) => {
      if (code === 0) return resolve();
      console.error(output.join('\n'));
      console.error('The build failed: see above.');
      process.exit(1);
    });
  });
}

assertNode();
const told = readStartArguments(process.argv.slice(2));
if ('wrong' in told) {
  console.error(`Red Disc: ${told.wrong}; npm start -- --help lists what there is.`);
  process.exit(1);
}
if (told.help) {
  console.log(usage);
  process.exit(0);
}
if (told.build) await build();
const { start } = await import('./dist/start.js');
await start(told);
