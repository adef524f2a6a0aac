export { refuseRoleChange, type RoleChange, type RoleRefusal } from './membership/role-change.js';
export { can, type PlaceInClub, type Subject } from './permissions/can.js';
export {
  clubAllowances,
  isClubPermission,
  isPermission,
  permissionNames,
  permissions,
  type ClubAllowance,
  type ClubPermission,
  type Permission,
  type ServerPermission,
} from './permissions/permissions.js';
export {
  clubPlaces,
  clubRoles,
  isClubRole,
  standings,
  type ClubPlace,
  type ClubRole,
  type Standing,
} from './permissions/roles.js';
export {
  dateOf,
  daysOf,
  instantOf,
  isLocalDate,
  isWallTime,
  localTimeOf,
  weekdayOf,
  type LocalDate,
  type WallTime,
} from './schedule/local-time.js';
export {
  answers,
  assignPlaces,
  promoted,
  type Answer,
  type Answered,
  type Places,
} from './schedule/places.js';
export {
  datesBetween,
  makeRecurrence,
  parseRecurrence,
  type BadRecurrence,
  type Recurrence,
  type Weekday,
} from './schedule/recurrence.js';
export { makeCalendar, type CalendarEvent } from './schedule/icalendar.js';
