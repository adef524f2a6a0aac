export {
  environmentSchema,
  EnvironmentError,
  readEnvironment,
  type Environment,
} from './platform/environment/environment.js';
export { makeAdministrator, type MadeAdministrator } from './administration/make-administrator.js';
export { seedDemo, type Demo, type DemoSignIn } from './demo/seed-demo.js';
export { prepareJobs } from './platform/jobs/prepare-jobs.js';
export { migrationsFolder } from './platform/database/migrations-folder.js';
export { startGateway, type Gateway } from './start-gateway.js';
