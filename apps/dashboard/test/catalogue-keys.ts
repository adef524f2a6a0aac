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

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A key as it is written in the source: a part that is computed stands for any one name. */
function keyPattern(namespace: string, written: string): RegExp {
  const computed = written.split(/\$\{[^}]*\}/).map(escape);
  const prefix = namespace ? `${escape(namespace)}\\.` : '';
  return new RegExp(`^${prefix}${computed.join('[^.]+')}$`);
}

/**
 * What the source asks of the catalogues. A translator is made by useTranslations or getTranslations, or handed to a
 * function as `Translate<'namespace'>`; whole branches are read from `messages`.
 */
export function usedKeys(folder: string): readonly RegExp[] {
  return sources(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const made = source.matchAll(/const (\w+) = (?:await )?(?:use|get)Translations\((?:'([\w.]*)')?\)/g);
    const handed = source.matchAll(/\b(\w+): Translate<'([\w.]+)'>/g);
    const calls = [...made, ...handed].flatMap(([, name, namespace = '']) => {
      const call = new RegExp(`\\b${name}(?:\\.rich|\\.markup)?\\(\\s*['\`]([^'\`]+)['\`]`, 'g');
      const computed = new RegExp(`\\b${name}\\(\\w+[,)]`);
      return [
        ...[...source.matchAll(call)].map(([, key]) => keyPattern(namespace, key!)),
        ...(computed.test(source) ? [keyPattern(namespace, '${key}')] : []),
      ];
    });
    const branches = [...source.matchAll(/\b(?:messages|catalogues\.en)\.([\w.]+)/g)].map(
      ([, path]) => new RegExp(`^${escape(path!)}(?:\\.|$)`),
    );
    const files = [...source.matchAll(/messages\/en\/([\w-]+)\.json'/g)].map(
      ([, name]) => new RegExp(`^${name!}\\.(?:title|text|retry)$`),
    );
    return [...calls, ...branches, ...files];
  });
}
