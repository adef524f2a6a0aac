import each from './jest.config.mjs';

/**
 * What `npm test` runs. To load the server takes longer than most specs, and Jest loads it anew for every file: here
 * two files load it once each and run all the specs. One spec alone runs with jest.config.mjs.
 */
export default {
  ...each,
  testMatch: ['<rootDir>/test/together/*.spec.ts'],
  testPathIgnorePatterns: each.testPathIgnorePatterns.filter((pattern) => !pattern.includes('together')),
  workerIdleMemoryLimit: undefined,
};
