import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Linter, type ESLint } from 'eslint';
import { root } from '../src/root.js';

async function complaintsAbout(file: string, code: string): Promise<string[]> {
  const { default: plugin } = (await import(join(root, 'eslint/import-rule-plugin.mjs'))) as {
    default: ESLint.Plugin;
  };
  const linter = new Linter({ cwd: root });
  const config: Linter.Config = {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'red-disc': plugin },
    rules: { 'red-disc/import-rule': 'error' },
  };
  return linter.verify(code, [config], { filename: join(root, file) }).map(({ message }) => message);
}

describe('the rule of imports', () => {
  it.each([
    ['libs/allegra/src/round.ts', "import 'node:fs';"],
    ['libs/allegra/src/round.ts', "import '@red-disc/tournaments';"],
    ['libs/allegra/src/round.ts', "export * from 'zod';"],
    ['libs/kernel/src/result.ts', "import '@red-disc/game';"],
    ['libs/contracts/src/x.ts', "import '@red-disc/allegra';"],
    ['libs/game/src/x.ts', "import '../../kernel/src/result.js';"],
    ['libs/game/src/x.ts', "import '@red-disc/kernel/src/result.js';"],
    ['libs/clubs/src/x.ts', "const later = import('node:crypto');"],
    ['apps/dashboard/src/x.ts', "import '@prisma/client';"],
    ['apps/dashboard/src/x.ts', "import '@nestjs/common';"],
    ['apps/dashboard/src/x.ts', "import 'pg';"],
    ['apps/dashboard/src/x.ts', "import '@red-disc/database';"],
    ['apps/gateway/src/x.ts', "import '@red-disc/client';"],
    ['apps/gateway/src/x.ts', "import 'react';"],
  ])('refuses in %s: %s', async (file, code) => {
    expect(await complaintsAbout(file, code)).toEqual([expect.stringMatching(/^Rule of imports: /)]);
  });

  it.each([
    ['libs/allegra/src/round.ts', "import '@red-disc/game'; import './lines.js';"],
    ['libs/allegra/src/round.spec.ts', "import 'node:fs'; import '@jest/globals';"],
    ['libs/fair/src/x.ts', "import '@noble/hashes/sha2.js';"],
    ['apps/dashboard/src/x.ts', "import 'react'; import '@red-disc/contracts';"],
    ['apps/gateway/src/x.ts', "import 'pg'; import '@red-disc/allegra'; import 'node:fs';"],
    ['tools/src/x.ts', "import '@red-disc/gateway'; import '@red-disc/client';"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await complaintsAbout(file, code)).toEqual([]);
  });
});
