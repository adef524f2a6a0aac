import preset from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'dashboard',
  moduleNameMapper: { ...preset.moduleNameMapper, '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '/messages/[a-z]+/index\\.ts$': '<rootDir>/test/import-json.mjs', ...preset.transform },
};
