import createLocaleProxy from 'next-intl/middleware';
import type { NextRequest } from 'next/server';
import { routing } from '@/i18n/routing';
import { contentSecurityPolicy } from '@/security/content-security-policy';
import { strictTransportSecurity } from '@/security/headers';
import { makeNonce, nonceHeader } from '@/security/nonce';

const chooseLocale = createLocaleProxy(routing);

/** Chooses the language of a page and gives its answer a content security policy of its own. */
export function proxy(request: NextRequest) {
  const nonce = makeNonce();
  const scheme = request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol.replace(':', '');
  const secure = scheme === 'https';
  const policy = contentSecurityPolicy({
    nonce,
    secure,
    development: process.env.NODE_ENV === 'development',
  });

  request.headers.set(nonceHeader, nonce);
  // Next reads the nonce for its own scripts from this request header.
  request.headers.set('content-security-policy', policy);

  const response = chooseLocale(request);
  response.headers.set('content-security-policy', policy);
  if (secure) response.headers.set('strict-transport-security', strictTransportSecurity);
  return response;
}

export const config = {
  // Pages only: not the API, not Next's own files, and nothing with a file extension.
  matcher: '/((?!api|_next|.*\\.[a-z0-9]+$).*)',
};
