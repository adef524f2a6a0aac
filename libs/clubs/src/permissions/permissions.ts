import type { ClubPlace, Standing } from './roles.js';

/** What a club can leave to its ordinary members. */
export const clubAllowances = ['membersOpenTables', 'membersInvite'] as const;
export type ClubAllowance = (typeof clubAllowances)[number];

/** A right on the whole server, by what somebody is to it. */
interface ServerGrant {
  readonly scope: 'server';
  readonly standings: readonly Standing[];
}

/** A right in one club, by the places somebody has in it. */
interface ClubGrant {
  readonly scope: 'club';
  readonly places: readonly ClubPlace[];
  /** Members have it too where the club allows it. */
  readonly membersIf?: ClubAllowance;
  /** The platform's administrators have it in every club, without a place in it. */
  readonly administrators?: true;
}

const server = (...granted: Standing[]): ServerGrant => ({ scope: 'server', standings: granted });
const club = (...granted: ClubPlace[]): ClubGrant => ({ scope: 'club', places: granted });

const leaders: ClubPlace[] = ['owner', 'admin'];
const organisers: ClubPlace[] = [...leaders, 'director'];
const staff: ClubPlace[] = [...organisers, 'referee'];
const members: ClubPlace[] = [...staff, 'member'];
const people: ClubPlace[] = [...members, 'guest'];

/** Every right there is, and who has it. A route or socket message names exactly one of these. */
export const permissions = {
  public: server('anonymous', 'projector', 'kid', 'guest', 'account', 'administrator'),
  /** Whoever can sit at a table. */
  'signed-in': server('kid', 'guest', 'account', 'administrator'),
  /** Whoever decides for themselves. */
  person: server('guest', 'account', 'administrator'),
  account: server('account', 'administrator'),
  'platform.administer': server('administrator'),

  'club.enter': { ...club(...people, 'kid', 'projector'), administrators: true },
  'club.leave': club(...people),
  'club.kid-seats.write': club(...members),
  'club.settings.write': club(...leaders),
  'club.owners.write': club('owner'),
  'club.announce': club(...organisers),
  'club.invite': { ...club(...organisers), membersIf: 'membersInvite' },
  'club.members.read': { ...club(...members), administrators: true },
  'club.members.write': club(...leaders),
  'club.requests.work': club(...organisers),
  'club.block': { ...club(...organisers), administrators: true },
  'club.audit.read': { ...club(...leaders), administrators: true },
  'club.reports.work': { ...club(...leaders), administrators: true },
  'club.export': club(...leaders),
  'club.webhooks.write': club(...leaders),
  'club.projectors.write': club(...staff),
  'club.statistics.read': club(...people),
  'club.calendar.read': club(...people),

  'rule-sets.read': { ...club(...people, 'kid', 'projector'), administrators: true },
  'rule-sets.write': club(...organisers),
  'rule-sets.simulate': club(...organisers),

  'schedules.read': { ...club(...people, 'kid', 'projector'), administrators: true },
  'schedules.write': club(...staff),
  'schedules.answer': club(...people),

  'tables.create': { ...club(...staff), membersIf: 'membersOpenTables' },
  'tables.play': club(...people, 'kid'),
  'tables.watch': { ...club(...people, 'projector'), administrators: true },
  'tables.rule': club('owner', 'director', 'referee'),
  'talk.speak': club(...people, 'kid'),
  'talk.report': club(...people),

  'tournaments.read': { ...club(...people, 'kid', 'projector'), administrators: true },
  'tournaments.enter': club(...people, 'kid'),
  'tournaments.direct': club(...organisers),
  'tournaments.rule': club('owner', 'director', 'referee'),
} as const satisfies Readonly<Record<string, ServerGrant | ClubGrant>>;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as readonly Permission[];

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(permissions, text);
}

/** Rights on the whole server, which need no club to be known. */
export type ServerPermission = {
  [P in Permission]: (typeof permissions)[P]['scope'] extends 'server' ? P : never;
}[Permission];
export type ClubPermission = Exclude<Permission, ServerPermission>;

export function isClubPermission(permission: Permission): permission is ClubPermission {
  return permissions[permission].scope === 'club';
}
