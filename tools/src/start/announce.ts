import QRCode from 'qrcode';
import type { StartOptions } from './options.js';

/** What the person at the keyboard needs to know, once everything runs. */
export async function announce({ environment, lan }: StartOptions): Promise<void> {
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
  console.log('Ctrl-C stops everything; the data stays.');
}
