import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { cookieName, SessionCookie } from './session-cookie.js';

const environment = {
  PUBLIC_URL: 'https://club.example',
  AUTH_SECRET: 'a-secret-of-at-least-32-characters!',
};
const name = '__Host-red-disc.session';

function sign(token: string, secret = environment.AUTH_SECRET): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}

describe('the cookie of a session', () => {
  const cookie = new SessionCookie(environment);

  it('is bound to the host over HTTPS, and has a plain name on a club’s own network', () => {
    expect(cookieName(environment, 'session')).toBe(name);
    expect(cookieName({ PUBLIC_URL: 'http://192.0.2.1' }, 'session')).toBe('red-disc.session');
  });

  it('gives its token, wherever it stands among others', () => {
    const value = sign('token');
    expect(cookie.tokenIn(`${name}=${value}`)).toBe('token');
    expect(cookie.tokenIn(`a=b; ${name}=${value}; theme=dark`)).toBe('token');
    expect(cookie.tokenIn(`a=b;${name}=${sign('with.dots')}`)).toBe('with.dots');
  });

  it.each([
    ['none', 'theme=dark'],
    ['one of another name', `x${name}=${sign('token')}`],
    ['one that another server signed', `${name}=${sign('token', 'another-secret')}`],
    ['one for another token', `${name}=${sign('token').replace('token', 'taken')}`],
    ['one without a signature', `${name}=token`],
    ['one with half a signature', `${name}=${sign('token').slice(0, -20)}`],
    ['one without a token', `${name}=${sign('')}`],
    ['one that cannot be decoded', `${name}=%E0%A4%A`],
  ])('gives nothing: %s', (_, cookies) => {
    expect(cookie.tokenIn(cookies)).toBeUndefined();
  });
});
