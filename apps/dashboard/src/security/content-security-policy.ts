/**
 * sonner writes its stylesheet into the page when it is loaded and takes no nonce, so its exact text is allowed
 * by hash, and the empty element it begins with. The spec beside this file fails when the installed version
 * carries another text.
 */
export const sonnerStyleHash = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';

const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export interface PolicyOptions {
  readonly nonce: string;
  /** Plain HTTP is an explicit choice of the operator (a hall's own network): then nothing is upgraded. */
  readonly secure: boolean;
  /**
   * React's development build rebuilds server stacks with eval, and Next's shows what went wrong with styles that
   * have no nonce; the production build does neither.
   */
  readonly development: boolean;
}

/** Scripts run by nonce only; the browser talks to its own origin only. */
export function contentSecurityPolicy({ nonce, secure, development }: PolicyOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    development
      ? "style-src 'self' 'unsafe-inline'"
      : `style-src 'self' 'nonce-${nonce}' '${sonnerStyleHash}' '${emptyStyleHash}'`,
    // Positions of cards and charts are style attributes; a nonce cannot cover attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
