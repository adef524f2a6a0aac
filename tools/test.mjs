// `npm test`: format, types, lint and every project's tests. The last line counts all of them: N passed, N failed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const longestStepMs = 25 * 60_000;
const bin = (path) => join(root, 'node_modules', path);

/** Folders of all projects, as package.json's workspaces name them. */
function projects() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(root, pattern.slice(0, -1), name))
      : [join(root, pattern)],
  );
}

/** Runs a step in a process group of its own, so that one that hangs is ended with all it has started. */
function run(title, args) {
  console.log(`\n== ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false', NEXT_TELEMETRY_DISABLED: '1', TZ: 'UTC' },
    });
    const end = () => process.kill(-child.pid, 'SIGKILL');
    const hanging = setTimeout(() => {
      console.log(`${title}: not done after ${longestStepMs / 60_000} minutes, ended`);
      end();
    }, longestStepMs);
    const interrupt = () => {
      end();
      process.exit(1);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.on('exit', (code) => {
      clearTimeout(hanging);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve(code === 0);
    });
  });
}

/**
 * A process for each project would read the types of all it imports again and again, one for everything would not
 * fit into memory.
 */
function lint() {
  const check = (...folders) => run(`lint ${folders.join(' ')}`, [bin('eslint/bin/eslint.js'), ...folders]);
  const apps = async () => [await check('apps/gateway'), await check('apps/dashboard')];
  return Promise.all([check('libs', 'tools'), apps()]).then((results) => results.flat());
}

/** What the projects' test runs counted; a project whose run left no count has failed as a whole. */
function countTests() {
  const counts = { passed: 0, failed: 0 };
  for (const project of projects()) {
    const manifest = join(project, 'package.json');
    if (!existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).scripts?.test) continue;
    const file = join(project, 'test-results.json');
    if (!existsSync(file)) {
      counts.failed += 1;
      console.log(`no tests ran in ${project.slice(root.length + 1)}`);
      continue;
    }
    const results = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed += results.numPassedTests;
    counts.failed += results.numFailedTests + results.numRuntimeErrorTestSuites;
  }
  return counts;
}

for (const project of projects()) rmSync(join(project, 'test-results.json'), { force: true });
const nx = [bin('nx/dist/bin/nx.js'), 'run-many', '--outputStyle=static', '--nxBail=false'];
const steps = [
  await run('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']),
  await run('build', [...nx, '-t', 'build']),
  await run('types', [bin('typescript/bin/tsc'), '-b']),
  ...(await lint()),
];
const tested = await run('tests', [...nx, '-t', 'test']);
const { passed, failed } = countTests();
const failedSteps = steps.filter((ok) => !ok).length + (tested || failed > 0 ? 0 : 1);
console.log(
  `\n${passed + steps.length - steps.filter((ok) => !ok).length} passed, ${failed + failedSteps} failed`,
);
process.exit(failed + failedSteps > 0 ? 1 : 0);
