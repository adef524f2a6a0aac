import type { PlaceInClub } from '@red-disc/clubs';
import type { Actor } from '../identity/actor.js';

/** Tells what somebody is in a club. The clubs feature provides it. */
export interface ClubAccessPort {
  /** Undefined for a club that does not exist and for somebody who is nothing in it: nobody can tell these apart. */
  placeOf(actor: Actor | undefined, clubId: string): Promise<PlaceInClub | undefined>;
}

export const CLUB_ACCESS = Symbol('CLUB_ACCESS');
