import type { NotificationKind } from '@red-disc/contracts';

interface Setting {
  readonly app: boolean;
  readonly mail: boolean;
}

const inAppOnly: Setting = { app: true, mail: false };
const alsoByMail: Setting = { app: true, mail: true };

/** By mail comes what somebody must know away from the app; the rest they can switch on. */
export const standardSettings: Readonly<Record<NotificationKind, Setting>> = {
  'club.announcement': alsoByMail,
  'club.join-request': alsoByMail,
  'club.request-accepted': alsoByMail,
  'club.report': inAppOnly,
  'schedule.reminder': alsoByMail,
  'schedule.lobby': inAppOnly,
  'schedule.promoted': alsoByMail,
  'schedule.changed': alsoByMail,
  'schedule.cancelled': alsoByMail,
  'tournament.news': alsoByMail,
  'table.invitation': inAppOnly,
};
