import type { ClubPlace, ClubRole } from '../permissions/roles.js';

export interface RoleChange {
  /** What whoever changes it is in the club. */
  readonly by: readonly ClubPlace[];
  /** What the member is now. */
  readonly from: readonly ClubPlace[];
  /** What the member shall be; nothing, if they shall leave. */
  readonly to: readonly ClubRole[];
  /** How many owners the club has now. */
  readonly owners: number;
}

export type RoleRefusal = 'LAST_OWNER' | 'OWNERS_ONLY' | 'LEADERS_ONLY' | 'NOT_A_PERSON';

/** Why a member may not become this, or undefined if they may. Every club has an owner at all times. */
export function refuseRoleChange({ by, from, to, owners }: RoleChange): RoleRefusal | undefined {
  if (from.includes('kid') || from.includes('projector')) return to.length > 0 ? 'NOT_A_PERSON' : undefined;
  const was = from.includes('owner');
  const becomes = to.includes('owner');
  if ((was || becomes) && !by.includes('owner')) return 'OWNERS_ONLY';
  if (from.includes('admin') && !by.includes('admin') && !by.includes('owner')) return 'LEADERS_ONLY';
  if (was && !becomes && owners <= 1) return 'LAST_OWNER';
  return undefined;
}
