import { describe, expect, it } from '@jest/globals';
import type { NotificationBody, NotificationKind } from '@red-disc/contracts';
import { notificationPath } from './notification-text';

function told(kind: NotificationKind, data: Record<string, string> = {}): NotificationBody {
  return {
    id: '1',
    kind,
    clubId: 'c',
    clubName: 'Club',
    data,
    read: false,
    createdAt: '2026-11-16T10:00:00Z',
  };
}

describe('notificationPath', () => {
  it.each([
    [told('schedule.lobby', { tableId: 't', occurrenceId: 'o' }), '/tables/t'],
    [told('table.invitation', { tableId: 't' }), '/tables/t'],
    [told('schedule.reminder', { occurrenceId: 'o' }), '/evenings/o'],
    [told('schedule.reminder', { tournamentId: 'e' }), '/clubs/demo/tournaments/e'],
    [told('club.join-request'), '/clubs/demo/requests'],
    [told('club.request-accepted'), '/clubs/demo'],
  ])('leads from %j to %s', (notification, expected) => {
    expect(notificationPath(notification, { c: 'demo' })).toBe(expected);
  });

  it('leads nowhere for a club one has left', () => {
    expect(notificationPath(told('club.announcement'), {})).toBeUndefined();
  });
});
