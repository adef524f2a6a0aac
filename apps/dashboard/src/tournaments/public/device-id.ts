import { makeId } from '../core/make-id';

const place = 'tournament-device';

/** Which phone this is, as long as its browser remembers: nobody confirms with the phone that handed in the sheet. */
export function deviceId(): string {
  const kept = localStorage.getItem(place);
  if (kept) return kept;
  const made = makeId();
  localStorage.setItem(place, made);
  return made;
}
