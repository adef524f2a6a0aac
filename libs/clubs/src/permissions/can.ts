import { permissions, type ClubAllowance, type Permission } from './permissions.js';
import type { ClubPlace, Standing } from './roles.js';

/** What somebody is in the club in question. */
export interface PlaceInClub {
  readonly places: readonly ClubPlace[];
  /** What this club leaves to its members. */
  readonly allows: readonly ClubAllowance[];
}

/** Who asks: what they are to the server, and in the club that is asked about, if they are anything in it. */
export interface Subject {
  readonly standing: Standing;
  readonly inClub?: PlaceInClub | undefined;
}

/** The one place that decides who may do what. */
export function can(subject: Subject, permission: Permission): boolean {
  const grant = permissions[permission];
  if (grant.scope === 'server') return includes(grant.standings, subject.standing);
  if ('administrators' in grant && subject.standing === 'administrator') return true;
  const { inClub } = subject;
  if (!inClub) return false;
  if (inClub.places.some((place) => includes(grant.places, place))) return true;
  return (
    'membersIf' in grant && includes(inClub.places, 'member') && includes(inClub.allows, grant.membersIf)
  );
}

function includes<T>(list: readonly T[], item: T): boolean {
  return list.includes(item);
}
