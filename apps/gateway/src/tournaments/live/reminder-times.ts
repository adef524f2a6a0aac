const MINUTE = 60_000;

/** How long before an event those who entered are reminded: a day, and an hour. */
export const reminderMinutes = [1440, 60] as const;

/** The reminder that is due now; only the latest, so that a short-notice event does not send both at once. */
export function dueReminder(startsAt: number, now: number): number | undefined {
  if (now >= startsAt) return undefined;
  return reminderMinutes.findLast((minutes) => now >= startsAt - minutes * MINUTE);
}
