import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Nx builds only what changed; each project that is done gets a line, all of the output only if it failed. */
export function buildWhatChanged(say) {
  say('Building what changed ...');
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
      if (project) say(`  ${project}`);
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
