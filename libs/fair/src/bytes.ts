import { failure, success, type Result } from '@red-disc/kernel';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const serverSeedBytes = 64;
export const clientSeedBytes = 16;

export interface BadSeed {
  readonly code: 'BAD_SEED';
  readonly expectedBytes: number;
}

/** A seed from its hex form, either case, of exactly the given length. */
export function parseSeed(hex: string, bytes: number): Result<Uint8Array, BadSeed> {
  if (hex.length !== bytes * 2 || !/^[0-9a-fA-F]*$/.test(hex))
    return failure({ code: 'BAD_SEED', expectedBytes: bytes });
  return success(hexToBytes(hex));
}

export function makeSeed(seed: Uint8Array): string {
  return bytesToHex(seed);
}

export function concat(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const chunks = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part));
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
