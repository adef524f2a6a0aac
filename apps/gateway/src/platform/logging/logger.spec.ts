import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { makeLogger } from './logger.js';

function logged(write: (logger: ReturnType<typeof makeLogger>) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  write(makeLogger({ LOG_LEVEL: 'info' }, stream));
  return text;
}

describe('the log', () => {
  it.each(['cookie', 'authorization', 'password', 'email', 'token', 'serverSeed', 'deck'])(
    'never shows a %s, at whatever depth our own code logs it',
    (name) => {
      const text = logged((logger) => {
        logger.info({ [name]: 'canary' }, 'top');
        logger.info({ request: { [name]: 'canary' } }, 'one deep');
        logger.info({ request: { headers: { [name]: 'canary' } } }, 'two deep');
      });
      expect(text).toContain('two deep');
      expect(text).not.toContain('canary');
    },
  );
});
