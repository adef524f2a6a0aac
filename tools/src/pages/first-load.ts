import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../root.js';

const build = join(root, 'apps/dashboard/.next');
const suffix = '/page_client-reference-manifest.js';

export interface FirstLoad {
  /** As `listAppRoutes` names it. */
  readonly route: string;
  /** What of the page's scripts goes over the line before anybody touches it, gzipped. */
  readonly bytes: number;
}

interface Manifest {
  readonly entryJSFiles?: Readonly<Record<string, readonly string[]>>;
}

/** The JavaScript of every page's first load, as the last production build lists it. */
export function measureFirstLoads(): FirstLoad[] {
  const manifest = join(build, 'build-manifest.json');
  if (!existsSync(manifest)) throw new Error('there is no production build: npx nx build dashboard');
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles: string[] };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(build, file))).length;
    sizes.set(file, known);
    return known;
  };
  const pages = join(build, 'server/app/[locale]');
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file}`)
    .filter((file) => file.endsWith(suffix))
    .map((file) => {
      const files = new Set([...rootMainFiles, ...filesOf(join(pages, file))]);
      const bytes = [...files].reduce((sum, each) => sum + sizeOf(each), 0);
      return { route: file.slice(0, -suffix.length).replaceAll(/\/\([^)]*\)/g, '') || '/', bytes };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/** The manifest is a script that assigns one JSON object. */
function filesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const body = /\]\s*=\s*(\{[\s\S]*\});?\s*$/.exec(text)?.[1];
  if (body === undefined) throw new Error(`${file} is not as expected`);
  const { entryJSFiles = {} } = JSON.parse(body) as Manifest;
  return Object.values(entryJSFiles).flat();
}
