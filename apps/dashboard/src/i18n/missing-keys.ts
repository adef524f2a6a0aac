import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tree {
  readonly [key: string]: string | Tree;
}

/** `start.club.title` and so on, with the text of each. */
export function flatten(tree: Tree, path = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? ([[name, value]] as const) : [...flatten(value, name)];
  });
  return new Map(entries);
}

/** What some language has and another lacks, each as `fr/start.json: club.title`. */
export function missingKeys(folder: string): readonly string[] {
  const languages = readdirSync(folder);
  const keys = new Map(languages.map((language) => [language, keysIn(join(folder, language))]));
  const all = new Set([...keys.values()].flatMap((known) => [...known]));
  return languages.flatMap((language) =>
    [...all].filter((key) => !keys.get(language)!.has(key)).map((key) => `${language}/${key}`),
  );
}

function keysIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Set(
    files.flatMap((file) => {
      const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
      return [...flatten(tree).keys()].map((key) => `${file}: ${key}`);
    }),
  );
}
