/** What a member can be in a club. One person may be several of these. */
export const clubRoles = ['owner', 'admin', 'director', 'referee', 'member', 'guest'] as const;
export type ClubRole = (typeof clubRoles)[number];

/**
 * In whose place somebody acts inside a club: as a member with a role, from a kid's seat that belongs to a
 * guardian's account, or as a screen that holds a projector ticket.
 */
export const clubPlaces = [...clubRoles, 'kid', 'projector'] as const;
export type ClubPlace = (typeof clubPlaces)[number];

/**
 * What somebody is to the whole server, in no club. Screens and kids' seats came by a ticket and are no persons of
 * their own; a guest came by a link and has no password.
 */
export const standings = ['anonymous', 'projector', 'kid', 'guest', 'account', 'administrator'] as const;
export type Standing = (typeof standings)[number];

export function isClubRole(text: string): text is ClubRole {
  return (clubRoles as readonly string[]).includes(text);
}
