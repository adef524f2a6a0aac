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
const dashboard = '@red-disc/dashboard';

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
const generate = () => runStep('database client', nx('run-many', '-t', 'generate'));
/** With one checker: a second one would take the core from another step, and check again what both need. */
const tsc = (title, ...args) =>
  runStep(title, [bin('@typescript/native/bin/tsc'), ...args, '--checkers', '1']);
/** One compiler for all of them: one for each project, as `npm run build` has it, reads the same types a dozen times. */
const compile = (title, ...configs) => tsc(title, '-b', ...configs);
const bundleGateway = () => runStep('the gateway in one file', [join(root, 'apps/gateway/bundle.mjs')]);
const libraries = () => readdirSync(join(root, 'libs')).map((name) => `libs/${name}/tsconfig.lib.json`);
const buildPages = () =>
  runStep('build of the pages', nx('run-many', '-t', 'build', '-p', dashboard, '--excludeTaskDependencies'));
/** After their build, which describes the routes. */
const checkPages = () => tsc('types of the pages', '--noEmit', '-p', 'apps/dashboard');
const lint = (...folders) => runStep(`lint ${folders.join(' ')}`, [bin('eslint/bin/eslint.js'), ...folders]);
/** Without the builds they depend on: to restore those from the cache would pull them away from other steps. */
const test = (title, ...which) =>
  runStep(title, nx('run-many', '-t', 'test', '--parallel=1', '--excludeTaskDependencies', ...which));

async function inTurn(...steps) {
  const results = [];
  for (const step of steps) results.push(await step());
  return results.flat(Infinity);
}

for (const project of projects()) rmSync(join(project, 'test-results.json'), { force: true });
const building = inTurn(
  generate,
  () => compile('build of the libraries', ...libraries()),
  () => Promise.all([buildPages(), inTurn(() => compile('build and types'), bundleGateway)]),
);
// What needs no build fills the core that the build leaves idle, and then the gaps of tests that wait for clocks and
// for one another. More at once would only starve those that must answer in time.
const [[formatted, testedBeside, ...linted], tested] = await Promise.all([
  inTurn(
    checkFormat,
    () => test('tests of libraries and pages', '--exclude', `${tools},${gateway}`),
    () => lint('libs', 'tools', 'apps/gateway'),
    () => building.then(checkPages),
    () => lint('apps/dashboard'),
  ),
  building.then(() =>
    Promise.all([test('tests of tools', '-p', tools), test('tests of the gateway', '-p', gateway)]),
  ),
]);
const built = await building;
const left = await whatIsLeft();
for (const line of left) console.log(`left running: ${line}`);

const { passed, failed } = countTests();
const steps = [formatted, ...built, ...linted, left.length === 0];
const passedSteps = steps.filter((ok) => ok).length;
// A run that failed although each of its tests passed has failed outside of them.
const failedRuns = [testedBeside, ...tested].includes(false) && failed === 0 ? 1 : 0;
const failures = failed + failedRuns + steps.length - passedSteps;
console.log(`\n${passed + passedSteps} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);
