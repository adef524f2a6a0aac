import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.js';

const name = '@sparticuz/chromium';
const unpack = `import chromium from '${name}'; await chromium.executablePath();`;

/**
 * The Chromium of the npm package. Several processes may ask at once, and the package hands out what another one is
 * still unpacking: so it unpacks into a folder of this process, which gets its lasting name when it is whole.
 */
export async function unpackedChromium(): Promise<string> {
  const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const lasting = join(tmpdir(), `red-disc-chromium-${version}-${userInfo().uid}`);
  if (!existsSync(lasting)) {
    const own = mkdtempSync(`${lasting}-`);
    try {
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', TMPDIR: own },
      });
      moveIfFirst(own, lasting);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  }
  return join(lasting, 'chromium');
}

function moveIfFirst(own: string, lasting: string): void {
  try {
    renameSync(own, lasting);
  } catch (error) {
    if (!existsSync(lasting)) throw error;
  }
}
