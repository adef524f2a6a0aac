export {
  environmentSchema,
  EnvironmentError,
  readEnvironment,
  type Environment,
} from './platform/environment/environment.js';
export { migrationsFolder } from './platform/database/migrations-folder.js';
export { startGateway, type Gateway } from './start-gateway.js';
