/** The request header by which proxy.ts hands the nonce to server components. */
export const nonceHeader = 'x-nonce';

/** 128 bits from the system's cryptographic source, fresh for every answer. */
export function makeNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
}
