/** Headers that are the same on every answer; the content security policy needs a nonce and is set in proxy.ts. */
export const staticSecurityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // Join links and projector tickets are part of the address: no other site may learn them.
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()',
  },
];

/** Two years, as browsers' preload lists ask. Only sent over HTTPS: on plain HTTP browsers must ignore it. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';
