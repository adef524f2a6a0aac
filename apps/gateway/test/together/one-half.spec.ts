import { loadSpecs } from './load-specs.js';

await loadSpecs(0, 2);
