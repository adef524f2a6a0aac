import PgBoss from 'pg-boss';
import { jobQueue, jobSchema } from './jobs.service.js';

/** Makes the empty queue, as the first start of a gateway does: a restored backup brings jobs for it. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.createQueue(jobQueue);
  await boss.stop({ graceful: false, wait: true });
}
