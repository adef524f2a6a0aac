import QRCode from 'qrcode';
import type { Demo } from '@red-disc/gateway';
import type { StartOptions } from './options.js';

/** What the person at the keyboard needs to know, once everything runs. */
export async function announce({ environment, lan }: StartOptions, demo: Demo | undefined): Promise<void> {
  const { PUBLIC_URL } = environment;
  console.log(`\nRed Disc runs.  Open ${PUBLIC_URL}\n`);
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const beyondLoopback = lan || (hostname !== 'localhost' && hostname !== '127.0.0.1');
  if (beyondLoopback) {
    console.log(await QRCode.toString(PUBLIC_URL, { type: 'utf8' }));
    if (protocol === 'http:')
      console.log(
        'Careful: plain HTTP. Anybody in this network can read along, passwords too. Use it in a room you trust.\n',
      );
  }
  if (demo) printSignIns(demo);
  console.log('Ctrl-C stops everything; the data stays.');
}

/** Shown once: the passwords are random and kept nowhere in the clear. */
function printSignIns({ clubSlug, signIns }: Demo): void {
  console.log(`There is a demo club to look around in, "${clubSlug}". Its sign-ins, shown only now:\n`);
  for (const { role, email, password } of signIns)
    console.log(`  ${role.padEnd(14)} ${email.padEnd(28)} ${password}`);
  console.log('\nStart without it next time: npm start -- --no-demo, before the first start.\n');
}
