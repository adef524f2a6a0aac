import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy, sonnerStyleHash } from './content-security-policy';

const policy = contentSecurityPolicy({ nonce: 'abc', secure: true, development: false });

describe('contentSecurityPolicy', () => {
  it('runs scripts by nonce only', () => {
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('allows inline styles as attributes only', () => {
    const styles = policy.split('; ').filter((directive) => directive.includes("'unsafe-inline'"));
    expect(styles).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('upgrades requests behind HTTPS and leaves a plain hall network alone', () => {
    expect(policy).toContain('upgrade-insecure-requests');
    const plain = contentSecurityPolicy({ nonce: 'abc', secure: false, development: false });
    expect(plain).not.toContain('upgrade-insecure-requests');
  });

  it('knows the stylesheet that the installed sonner writes', () => {
    const file = createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/index\.js$/, 'index.mjs');
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8'))?.[1];
    const css: unknown = JSON.parse(literal ?? '""');
    expect(typeof css === 'string' && css.length > 0).toBe(true);
    expect(sonnerStyleHash).toBe(`sha256-${createHash('sha256').update(String(css)).digest('base64')}`);
  });
});
