import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const run = promisify(execFile);

describe('prisma', () => {
  it('has migrations that add up to the schema', async () => {
    const prisma = `${root}node_modules/prisma/build/index.js`;
    const diff = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma'];
    const { stdout } = await run(process.execPath, [prisma, ...diff, '--exit-code'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: process.env.TEST_ADMIN_URL, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    });
    expect(stdout).toContain('No difference detected');
  });
});
