import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A key as it is written in the source; whatever is computed stands for any name. */
const anyName = '[\\w.-]+';

function writtenKeys(argument: ts.Expression): string[] {
  if (ts.isStringLiteralLike(argument)) return [escape(argument.text)];
  if (ts.isConditionalExpression(argument)) {
    return [...writtenKeys(argument.whenTrue), ...writtenKeys(argument.whenFalse)];
  }
  if (ts.isTemplateExpression(argument)) {
    const tails = argument.templateSpans.map(({ literal }) => anyName + escape(literal.text));
    return [escape(argument.head.text) + tails.join('')];
  }
  return [anyName];
}

/** The name behind `t('key')`, `words.t('key')` and `t.rich('key', …)`. */
function translatorOf(call: ts.CallExpression): string | undefined {
  const callee = call.expression;
  if (ts.isIdentifier(callee)) return callee.text;
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (callee.name.text === 't') return 't';
  return callee.name.text === 'rich' && ts.isIdentifier(callee.expression)
    ? callee.expression.text
    : undefined;
}

/** Translators of a file by name: made by a hook, handed over by type, or part of the table's `Words`. */
function namespacesOf(text: string): ReadonlyMap<string, string> {
  const made = text.matchAll(/const (\w+) = (?:await )?(?:use|get)Translations\(\s*'([\w.]*)'\s*\)/g);
  const handed = text.matchAll(/\b(\w+): Translate<'([\w.]+)'>/g);
  const named = [...made, ...handed].map(([, name, namespace]) => [name!, namespace!] as const);
  const ofTable = /\bWords\b|\bwords\b/.test(text) ? ([['t', 'table']] as const) : [];
  return new Map([...ofTable, ...named]);
}

function keysOf(file: string): RegExp[] {
  const text = readFileSync(file, 'utf8');
  const namespaces = namespacesOf(text);
  const keys: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const namespace = namespaces.get(translatorOf(node) ?? '');
      const [argument] = node.arguments;
      if (namespace && argument) {
        for (const key of writtenKeys(argument)) keys.push(new RegExp(`^${escape(namespace)}\\.${key}$`));
      }
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return [...keys, ...branchesOf(text)];
}

/** Whole branches that a page walks through by name, and texts of a file that it imports. */
function branchesOf(text: string): RegExp[] {
  const walked = text.matchAll(/\b(?:messages|catalogues\.en)\.([\w.]+)/g);
  const imported = text.matchAll(/import (\w+) from '[./]+\/messages\/en\/(\w+)\.json'/g);
  const paths = [
    ...[...walked].map(([, path]) => path!),
    ...[...imported].flatMap(([, name, namespace]) =>
      [...text.matchAll(new RegExp(`\\b${name!}\\.(\\w+)`, 'g'))].map(([, key]) => `${namespace!}.${key!}`),
    ),
  ];
  return paths.map((path) => new RegExp(`^${escape(path)}(?:\\.|$)`));
}

/** What the source reads from the catalogues without a translator. */
export function branchesReadAsTheyAre(folder: string): readonly RegExp[] {
  return sources(folder).flatMap((file) => branchesOf(readFileSync(file, 'utf8')));
}

/** What the source asks of the catalogues. */
export function usedKeys(folder: string): readonly RegExp[] {
  return sources(folder).flatMap(keysOf);
}
