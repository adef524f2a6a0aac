import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.js';

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('whom a limit applies to', () => {
  it.each([
    ['a client that reaches us directly', request('203.0.113.9'), '203.0.113.9'],
    ['a client behind our proxy', request('127.0.0.1', '203.0.113.9'), '203.0.113.9'],
    ['a client that lies to our proxy', request('127.0.0.1', '1.2.3.4, 203.0.113.9'), '203.0.113.9'],
    ['a client that lies to us directly', request('203.0.113.9', '1.2.3.4'), '203.0.113.9'],
    ['a mapped IPv4 address', request('::ffff:203.0.113.9'), '203.0.113.9'],
    ['an IPv6 household', request('::1', '2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64'],
    ['an IPv6 household, short form', request('::1', '2001:db8::6'), '2001:db8:0:0::/64'],
  ])('%s', (_, incoming, expected) => {
    expect(clientAddress(incoming)).toBe(expected);
  });
});
