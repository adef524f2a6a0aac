import { clubRoles, refuseRoleChange, type ClubPlace, type ClubRole } from '@red-disc/clubs';

/** Rows of roles in the order of what they may do. */
export const roles = clubRoles;

export interface Chooser {
  readonly by: readonly ClubPlace[];
  readonly from: readonly ClubPlace[];
  readonly owners: number;
}

/** The roles a member has after one is switched; everybody is at least a member or a guest. */
export function withRole(current: readonly ClubRole[], role: ClubRole, isOn: boolean): readonly ClubRole[] {
  const others = current.filter((held) => held !== role);
  const next = isOn ? [...others, role] : others;
  return next.length > 0 ? clubRoles.filter((held) => next.includes(held)) : ['member'];
}

/** Whether the switch of a role may be pressed: the same rule decides on the server. */
export function maySwitch(chooser: Chooser, chosen: readonly ClubRole[], role: ClubRole): boolean {
  const to = withRole(chosen, role, !chosen.includes(role));
  return refuseRoleChange({ ...chooser, to }) === undefined && !isSame(to, chosen);
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
