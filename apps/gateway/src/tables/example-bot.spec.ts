import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

const script = fileURLToPath(new URL('../../../../docs/protocol/example-bot.mjs', import.meta.url));

describe('the example of the protocol’s documentation', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0' });
  });
  afterAll(() => gateway.stop());

  it('plays a whole game in fifty lines', async () => {
    expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    const bot = spawn(process.execPath, [script, gateway.url], { env: { ...process.env, NODE_OPTIONS: '' } });
    let output = '';
    for (const stream of [bot.stdout, bot.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const timer = setTimeout(() => bot.kill(), 100_000);
    const [code] = (await once(bot, 'close')) as [number | null];
    clearTimeout(timer);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^The game is over\. Totals in points: [\d., -]+\n$/),
    ]);
  });
});
