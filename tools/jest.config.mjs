import preset from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'tools',
  moduleNameMapper: {
    '^@red-disc/gateway$': '<rootDir>/../apps/gateway/src/index.ts',
    ...preset.moduleNameMapper,
  },
};
