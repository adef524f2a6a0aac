import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a printed code opens; or the ticket that a check-in at the door is answered with. */
export type KeyPurpose =
  'checkIn' | 'kiosk' | 'invitation' | `table:${number}` | `undo:${DoorKind}:${number}`;

/** The screen at the door, or the code on a poster there. */
export type DoorKind = 'kiosk' | 'code';

/** The key behind a code: made from the event's secret, so that none has to be kept. */
export function keyFor(secret: Uint8Array, purpose: KeyPurpose): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url').slice(0, 22);
}

export function opens(secret: Uint8Array, purpose: KeyPurpose, key: string | undefined): boolean {
  if (key === undefined) return false;
  const [wanted, given] = [Buffer.from(keyFor(secret, purpose)), Buffer.from(key)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
