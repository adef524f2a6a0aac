import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('./libs/', import.meta.url));

/** Sources run as ES modules straight from TypeScript; other projects are taken from their sources too. */
export default {
  testEnvironment: 'node',
  // A limit is there for what hangs: a machine may be slow, and busy with other tests.
  testTimeout: 300_000,
  // What a failed test leaves open (a socket, a process) must not hold up the others' results.
  forceExit: true,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.next/'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@red-disc/([a-z-]+)$': `${libs}$1/src/index.ts`,
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
};
