import { describe, expect, it } from '@jest/globals';
import { parseStartOptions } from './options.js';

describe('npm start', () => {
  it('listens on loopback and runs its own database unless told otherwise', () => {
    const { environment, embedded, demo } = parseStartOptions([], {});
    expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: 24_100 });
    expect({ embedded, demo }).toEqual({ embedded: true, demo: true });
  });

  it('takes a port and follows it in the address', () => {
    const { environment } = parseStartOptions(['--port', '8080', '--no-demo'], {});
    expect(environment).toMatchObject({ PORT: 8080, PUBLIC_URL: 'http://localhost:8080' });
  });

  it('uses the database it is given', () => {
    const { environment, embedded } = parseStartOptions([], { DATABASE_URL: 'postgresql://db/x' });
    expect(embedded).toBe(false);
    expect(environment.DATABASE_URL).toBe('postgresql://db/x');
  });

  it.each([
    [['--lann'], {}, 'unknown argument --lann'],
    [['--port', 'eighty'], {}, 'unknown argument --port'],
    [[], { PUBLIC_URL: 'club' }, 'PUBLIC_URL'],
    [['--port', '99999'], {}, 'PORT'],
  ])('refuses %j %j in one line', (args, variables, message) => {
    expect(() => parseStartOptions(args, variables)).toThrow(message);
  });
});
