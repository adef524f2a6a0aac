import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../src', import.meta.url));

/** Loads every n-th spec of the gateway, the longest first, so that the parts take about the same time. */
export async function loadSpecs(part: number, parts: number): Promise<void> {
  const specs = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join(sources, name))
    .sort((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
  for (const [index, spec] of specs.entries()) if (index % parts === part) await import(spec);
}
