import { randomBytes, randomInt } from 'node:crypto';

/** Without letters and digits that people mix up when they read them aloud. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 6;

export function makeSecret(kind: 'link' | 'code' | 'email'): string {
  if (kind !== 'code') return randomBytes(16).toString('base64url');
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
}

/** A code may be typed in small letters and with a space or hyphen in it; a link is taken as it is. */
export function readSecret(typed: string): string {
  const plain = typed.replaceAll(/[\s-]/g, '');
  return plain.length === codeLength ? plain.toUpperCase() : typed;
}
