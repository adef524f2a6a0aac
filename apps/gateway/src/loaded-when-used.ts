import type { MadeAdministrator } from './administration/make-administrator.js';
import type { Demo } from './demo/seed-demo.js';
import type { Environment } from './platform/environment/environment.js';
import type { Gateway } from './start-gateway.js';

// To load the server takes over a second, and most who import this project want its environment or its migrations:
// whoever starts a gateway in a process of its own should not load it as well.

export async function startGateway(environment: Environment): Promise<Gateway> {
  const server = await import('./start-gateway.js');
  return server.startGateway(environment);
}

export async function seedDemo(databaseUrl: string): Promise<Demo | undefined> {
  const demo = await import('./demo/seed-demo.js');
  return demo.seedDemo(databaseUrl);
}

export async function makeAdministrator(databaseUrl: string, email: string): Promise<MadeAdministrator> {
  const administration = await import('./administration/make-administrator.js');
  return administration.makeAdministrator(databaseUrl, email);
}

export async function prepareJobs(databaseUrl: string): Promise<void> {
  const jobs = await import('./platform/jobs/prepare-jobs.js');
  return jobs.prepareJobs(databaseUrl);
}
