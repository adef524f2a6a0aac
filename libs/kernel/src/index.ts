export { assertNever } from './assert-never.js';
export type { Brand } from './brand.js';
export { failure, success, type Result } from './result.js';
