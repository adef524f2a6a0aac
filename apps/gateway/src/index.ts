export {
  environmentSchema,
  EnvironmentError,
  readEnvironment,
  type Environment,
} from './platform/environment/environment.js';
export { migrationsFolder } from './platform/database/migrations-folder.js';
export { makeAdministrator, prepareJobs, seedDemo, startGateway } from './loaded-when-used.js';
export type { MadeAdministrator } from './administration/make-administrator.js';
export type { Demo, DemoSignIn } from './demo/seed-demo.js';
export type { Gateway } from './start-gateway.js';
