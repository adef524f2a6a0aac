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
