import { accountRoutes } from './accounts.js';
import { administrationRoutes } from './administration.js';
import { calendarRoutes } from './calendars.js';
import { clubRatingRoutes } from './club-ratings.js';
import { clubRoutes } from './clubs.js';
import { deviceRoutes } from './devices.js';
import { labRoutes } from './lab.js';
import { memberRoutes } from './members.js';
import { notificationRoutes } from './notifications.js';
import { operationRoutes } from './operations.js';
import { privacyRoutes } from './privacy.js';
import { reportRoutes } from './reports.js';
import { ruleSetRoutes } from './rule-sets.js';
import { scheduleRoutes } from './schedules.js';
import { statisticsRoutes } from './statistics.js';
import { tableRoutes } from './tables.js';
import { tournamentPublicRoutes } from './tournament-public.js';
import { tournamentToolRoutes } from './tournament-tools.js';
import { tournamentViewRoutes } from './tournament-views.js';
import { tournamentRoutes } from './tournaments.js';

/** Every REST route of the gateway, by the name its handler and its callers use. */
export const routes = {
  ...operationRoutes,
  ...accountRoutes,
  ...tableRoutes,
  ...clubRoutes,
  ...memberRoutes,
  ...deviceRoutes,
  ...ruleSetRoutes,
  ...notificationRoutes,
  ...reportRoutes,
  ...scheduleRoutes,
  ...calendarRoutes,
  ...administrationRoutes,
  ...privacyRoutes,
  ...labRoutes,
  ...tournamentRoutes,
  ...tournamentViewRoutes,
  ...tournamentToolRoutes,
  ...tournamentPublicRoutes,
  ...clubRatingRoutes,
  ...statisticsRoutes,
} as const;
