import preset from '../../jest.preset.mjs';

const [[sources, [swc, options]]] = Object.entries(preset.transform);

export default {
  ...preset,
  displayName: 'dashboard',
  moduleNameMapper: { ...preset.moduleNameMapper, '^@/(.*)$': '<rootDir>/src/$1' },
  transform: {
    // The catalogues are imported `with { type: 'json' }`.
    [sources]: [swc, { ...options, jsc: { ...options.jsc, experimental: { keepImportAttributes: true } } }],
  },
};
