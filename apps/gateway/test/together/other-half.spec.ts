import { loadSpecs } from './load-specs.js';

await loadSpecs(1, 2);
