// Takes the pictures of docs/screenshots anew, from the demo club of a server of its own or of one that runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ArgumentError, runCommand } from './arguments.js';
import { printTable } from './load/print.js';
import { withBrowser, withDemoSite } from './pages/demo-site.js';
import { furnish } from './pages/furnish.js';
import { readSignIns } from './pages/people.js';
import { root } from './root.js';
import { takePictures } from './screenshots/take-pictures.js';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      /** A file with what the server printed at its first start. */
      'sign-ins': { type: 'string' },
      only: { type: 'string' },
      out: { type: 'string', default: join(root, 'docs', 'screenshots') },
    },
  });
  const { url, out: folder } = values;
  const options = { folder, only: values.only?.split(',') };
  const take = async (demo: Parameters<Parameters<typeof withDemoSite>[0]>[0]) =>
    withBrowser((browser) => takePictures(browser, demo, options));
  const takeFrom = async (address: string) => {
    const file = values['sign-ins'];
    if (file === undefined)
      throw new ArgumentError('--url needs --sign-ins, a file with those of the demo club');
    const site = await furnish(address, readSignIns(readFileSync(file, 'utf8')));
    return take({ url: address, site });
  };
  const taken = url === undefined ? await withDemoSite(take) : await takeFrom(url);
  printTable([['', 'kB'], ...taken.map(({ name, bytes }) => [name, Math.ceil(bytes / 1000)] as const)]);
});
