import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const project = fileURLToPath(new URL('../', import.meta.url));
const rulesPage = fileURLToPath(new URL('../../../docs/rules/allegra.md', import.meta.url));

const documented = [...readFileSync(rulesPage, 'utf8').matchAll(/^- `([a-z]+\/[a-z-]+)`:/gm)].map(
  ([, name]) => name!,
);

/** The rules that titles of tests name in brackets, and those the hand-written records are about. */
function namedByTests(): Set<string> {
  const names = new Set<string>();
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /^(src|test)\/.*\.spec\.ts$/.test(path))) {
    const titles = readFileSync(`${project}/${file}`, 'utf8').matchAll(/['`]((?:\[[a-z]+\/[a-z-]+\] ?)+)/g);
    for (const [, rules] of titles)
      for (const [, name] of rules!.matchAll(/\[([a-z]+\/[a-z-]+)\]/g)) names.add(name!);
  }
  return names;
}

function namedByRecords(): Set<string> {
  const folder = `${project}/test/records`;
  return new Set(
    readdirSync(folder).flatMap(
      (file) => (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { rules: string[] }).rules,
    ),
  );
}

describe('the rules and their tests', () => {
  it('has read a page with every section of the game', () => {
    const sections = new Set(documented.map((name) => name.split('/')[0]));
    expect([...sections]).toEqual(['setup', 'turn', 'knock', 'clear', 'end', 'game', 'deck']);
    expect(new Set(documented).size).toBe(documented.length);
  });

  it('every rule of docs/rules/allegra.md has a test with its name in the title', () => {
    const tested = namedByTests();
    expect(documented.filter((name) => !tested.has(name))).toEqual([]);
  });

  it('no test and no record names a rule that is not there', () => {
    const known = new Set(documented);
    const named = [...namedByTests(), ...namedByRecords()];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
