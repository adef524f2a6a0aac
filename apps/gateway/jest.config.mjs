import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'gateway',
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/test/together/'],
  globalSetup: '<rootDir>/test/start-database.mjs',
  globalTeardown: '<rootDir>/test/stop-database.mjs',
  // What a file has loaded is never quite let go: a worker that has grown is replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
};
