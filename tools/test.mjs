// `npm test`: format, build, types, lint and every project's tests. The last line counts all of them: N passed, N failed.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep, whatIsLeft } from './test-step.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (path) => join(root, 'node_modules', path);
const nx = (...args) => [bin('nx/dist/bin/nx.js'), ...args, '--outputStyle=static', '--nxBail=false'];
const tools = '@red-disc/tools';
const gateway = '@red-disc/gateway';

/** Folders of all projects, as package.json's workspaces name them. */
function projects() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(root, pattern.slice(0, -1), name))
      : [join(root, pattern)],
  );
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

const checkFormat = () =>
  runStep('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']);
const build = () => runStep('build', nx('run-many', '-t', 'build'));
const checkTypes = () => runStep('types', [bin('typescript/bin/tsc'), '-b']);
/** A process for each project would read the types of all it imports anew, one for everything would need too much memory. */
const lint = (...folders) => runStep(`lint ${folders.join(' ')}`, [bin('eslint/bin/eslint.js'), ...folders]);
/** All is built by now, and to restore it from the cache under the feet of other steps would pull it away from them. */
const test = (title, ...which) =>
  runStep(title, nx('run-many', '-t', 'test', '--parallel=1', '--excludeTaskDependencies', ...which));

async function inTurn(...steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results;
}

for (const project of projects()) rmSync(join(project, 'test-results.json'), { force: true });
const first = await Promise.all([checkFormat(), build()]);
// Tests wait for clocks and for one another now and then: the checks fill the gaps. More at once would only starve
// those that must answer in time.
const [checks, tested] = await Promise.all([
  inTurn(
    checkTypes,
    () => lint('libs', 'tools'),
    () => lint('apps/gateway'),
    () => lint('apps/dashboard'),
  ),
  // The longest first: a run that waits a lot, alone at the end, would leave a core idle.
  Promise.all([
    test('tests of tools', '-p', tools),
    inTurn(
      () => test('tests of the gateway', '-p', gateway),
      () => test('other tests', '--exclude', `${tools},${gateway}`),
    ),
  ]).then((results) => results.flat()),
]);
const left = await whatIsLeft();
for (const line of left) console.log(`left running: ${line}`);

const { passed, failed } = countTests();
const steps = [...first, ...checks, left.length === 0];
const passedSteps = steps.filter((ok) => ok).length;
// A run that failed although each of its tests passed has failed outside of them.
const failedRuns = tested.includes(false) && failed === 0 ? 1 : 0;
const failures = failed + failedRuns + steps.length - passedSteps;
console.log(`\n${passed + passedSteps} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);
