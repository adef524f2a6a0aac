import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.js';

const app = join(root, 'apps/dashboard/src/app/[locale]');

/** Every page of the dashboard as its folder names it, without the language: `/clubs/[slug]/members`. */
export function listAppRoutes(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file}`.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^)]*\)/g, '') || '/')
    .sort();
}
