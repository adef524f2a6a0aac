import preset from '../../jest.preset.mjs';

export default { ...preset, displayName: 'database', testTimeout: 60_000 };
