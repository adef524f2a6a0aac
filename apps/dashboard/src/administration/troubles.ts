import type { OverviewBody } from './overview';

export interface Trouble {
  readonly key: 'failedJobs' | 'quarantined' | 'slowDatabase';
  readonly figure: number;
  readonly href: string;
}

/** A database on the same machine answers in a few milliseconds: beyond this, moves get slow. */
const slowMs = 100;

/** What on the server needs somebody, the worst first. */
export function troubles({ tables, jobs, databaseMs }: OverviewBody): Trouble[] {
  const all: Trouble[] = [
    { key: 'quarantined', figure: tables['quarantined'] ?? 0, href: '/administration/tables' },
    { key: 'failedJobs', figure: jobs['failed'] ?? 0, href: '/administration/jobs' },
    {
      key: 'slowDatabase',
      figure: databaseMs > slowMs ? Math.round(databaseMs) : 0,
      href: '/administration',
    },
  ];
  return all.filter(({ figure }) => figure > 0);
}
