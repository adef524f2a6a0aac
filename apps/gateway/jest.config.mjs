import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'gateway',
  globalSetup: '<rootDir>/test/start-database.mjs',
  globalTeardown: '<rootDir>/test/stop-database.mjs',
  testTimeout: 20_000,
};
