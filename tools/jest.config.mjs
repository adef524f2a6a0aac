import preset from '../jest.preset.mjs';

// These two are the whole run's, not a project's.
const { forceExit, testTimeout, ...project } = {
  ...preset,
  moduleNameMapper: {
    '^@red-disc/gateway$': '<rootDir>/../apps/gateway/src/index.ts',
    ...preset.moduleNameMapper,
  },
};

export default {
  forceExit,
  testTimeout,
  maxWorkers: 2,
  projects: [
    {
      ...project,
      displayName: 'tools',
      testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/test/browser/'],
    },
    {
      ...project,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/browser/start-server.mjs',
      globalTeardown: '<rootDir>/test/browser/stop-server.mjs',
    },
  ],
};
