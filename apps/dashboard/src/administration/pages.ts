/** The parts of the administration, in their order; the words are in the catalogues under `administration.nav`. */
export const administrationPages = [
  { key: 'overview', href: '/administration' },
  { key: 'users', href: '/administration/users' },
  { key: 'clubs', href: '/administration/clubs' },
  { key: 'tables', href: '/administration/tables' },
  { key: 'jobs', href: '/administration/jobs' },
  { key: 'mails', href: '/administration/mails' },
  { key: 'reports', href: '/administration/reports' },
  { key: 'audit', href: '/administration/audit' },
] as const;
