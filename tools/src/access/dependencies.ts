import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.js';
import type { Check } from './check.js';

interface Manifest {
  readonly name?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/** Licences under which we may ship; each name may stand alone or in an expression. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|BSD(-[23]-Clause)?|Apache-2(\.0)?|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Zlib|Python-2\.0|MPL-2\.0|OFL-1\.1|PostgreSQL|WTFPL|LGPL-3\.0-or-later|Public Domain)$/;
/** Weak copyleft that only the Prisma command line brings along; nothing of ours is built with it or ships it. */
const onlyForTools = new Set(['elkjs']);
const auditTimeoutMs = 20_000;

export const licences: Check = {
  name: 'every installed package has a licence that we may ship',
  run: () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { link?: boolean }>;
    };
    const installed = Object.keys(lock.packages).filter(
      (path) => path.includes('node_modules/') && existsSync(join(root, path, 'package.json')),
    );
    const foreign = installed.filter((path) => !path.includes('@red-disc/'));
    const faults = foreign.flatMap((path) => {
      const name = path.replace(/^.*node_modules\//, '');
      const licence = licenceOf(join(root, path));
      return isAllowed(licence) || onlyForTools.has(name) ? [] : [`${name}: ${licence || 'none named'}`];
    });
    return Promise.resolve({ tried: foreign.length, faults });
  },
};

/** As the package names it, or else as the text that comes with it says. */
function licenceOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { license, licenses } = manifest;
  if (typeof license === 'string') return license;
  const named = license?.type ?? licenses?.map(({ type }) => type ?? '').join(' OR ');
  if (named !== undefined) return named;
  const texts = ['LICENSE', 'LICENSE.md', 'README.md', 'Readme.md'].map((file) => join(folder, file));
  const text = texts.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return text.some((each) => /\bMIT\b/.test(each)) ? 'MIT' : '';
}

/** One of an OR is enough; of an AND all must do. */
function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((name) => allowed.test(name.trim())));
}

export const advisories: Check = {
  name: 'no known advisory of high severity against what is shipped',
  run: () => {
    const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      encoding: 'utf8',
      timeout: auditTimeoutMs,
    });
    const report = parse(audit.stdout);
    if (!report)
      return Promise.resolve({ tried: 0, faults: [], skipped: 'the registry’s advisories are out of reach' });
    const serious = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
      /high|critical/.test(severity),
    );
    return Promise.resolve({
      tried: report.metadata?.dependencies?.prod ?? 0,
      faults: serious.map(([name, { severity }]) => `${name}: ${severity}`),
    });
  },
};

interface AuditReport {
  readonly vulnerabilities: Readonly<Record<string, { readonly severity: string }>>;
  readonly metadata?: { readonly dependencies?: { readonly prod?: number } };
}

function parse(text: string): AuditReport | undefined {
  try {
    const report = JSON.parse(text) as Partial<AuditReport>;
    return report.vulnerabilities ? (report as AuditReport) : undefined;
  } catch {
    return undefined;
  }
}
