import { describe, expect, it } from '@jest/globals';
import {
  can,
  clubPlaces,
  isClubPermission,
  permissionNames,
  permissions,
  standings,
  type ClubPlace,
  type Permission,
} from '../index.js';

const inClub = (...places: ClubPlace[]) => ({ places, allows: [] });

describe('can', () => {
  it('gives nobody a right in a club they are nothing in, but administrators those the table says', () => {
    for (const permission of permissionNames.filter(isClubPermission)) {
      for (const standing of standings.filter((name) => name !== 'administrator'))
        expect(can({ standing }, permission)).toBe(false);
      expect(can({ standing: 'administrator' }, permission)).toBe(
        'administrators' in permissions[permission],
      );
    }
  });

  it('gives what any one of several roles has', () => {
    const subject = { standing: 'account' as const, inClub: inClub('member', 'referee') };
    expect(can(subject, 'tables.rule')).toBe(true);
    expect(can(subject, 'club.members.read')).toBe(true);
    expect(can(subject, 'rule-sets.write')).toBe(false);
  });

  it.each<[Permission, ClubPlace[]]>([
    ['tables.play', ['owner', 'admin', 'director', 'referee', 'member', 'guest', 'kid']],
    ['tables.watch', ['owner', 'admin', 'director', 'referee', 'member', 'guest', 'projector']],
    ['tables.create', ['owner', 'admin', 'director', 'referee']],
    ['tables.rule', ['owner', 'director', 'referee']],
    ['rule-sets.write', ['owner', 'admin', 'director']],
    ['club.members.write', ['owner', 'admin']],
    ['club.invite', ['owner', 'admin', 'director']],
    ['club.block', ['owner', 'admin', 'director']],
    ['club.audit.read', ['owner', 'admin']],
    ['club.owners.write', ['owner']],
    ['talk.speak', ['owner', 'admin', 'director', 'referee', 'member', 'guest', 'kid']],
  ])('%s is for %j', (permission, expected) => {
    const granted = clubPlaces.filter((place) =>
      can({ standing: 'account', inClub: inClub(place) }, permission),
    );
    expect(granted).toEqual(expected);
  });

  it('gives a member what the club leaves to members, and nobody else', () => {
    const may = (place: ClubPlace): boolean =>
      can(
        { standing: 'account', inClub: { places: [place], allows: ['membersOpenTables'] } },
        'tables.create',
      );
    expect([may('member'), may('guest'), may('kid')]).toEqual([true, false, false]);
  });

  it('keeps a screen to looking', () => {
    const granted = permissionNames
      .filter(isClubPermission)
      .filter((permission) => can({ standing: 'projector', inClub: inClub('projector') }, permission));
    for (const permission of granted) expect(permission).toMatch(/\.(enter|read|watch)$/);
  });

  it('knows who is what to the whole server', () => {
    const who = (permission: Permission) => standings.filter((standing) => can({ standing }, permission));
    expect(who('public')).toEqual(standings);
    expect(who('signed-in')).toEqual(['kid', 'guest', 'account', 'administrator']);
    expect(who('person')).toEqual(['guest', 'account', 'administrator']);
    expect(who('account')).toEqual(['account', 'administrator']);
    expect(who('platform.administer')).toEqual(['administrator']);
  });
});
