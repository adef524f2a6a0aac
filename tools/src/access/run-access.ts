import { MeasuredServer } from '../load/measured-server.js';
import { enterMany, foundClub, type PersonKind } from '../load/people.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import type { AccessWorld, Check, Finding } from './check.js';
import { crossSiteRequests, crossSiteSockets } from './cross-site.js';
import { advisories, licences } from './dependencies.js';
import { enumeration } from './enumeration.js';
import { apiHeaders, pageHeaders } from './headers.js';
import { roleMatrix } from './role-matrix.js';
import { fixation, guessing, revocation } from './sessions.js';

/** Those that need nothing but a gateway; they run with the tests. */
export const quickChecks: readonly Check[] = [
  roleMatrix,
  crossSiteRequests,
  crossSiteSockets,
  fixation,
  revocation,
  guessing,
  apiHeaders,
  licences,
];
export const allChecks: readonly Check[] = [...quickChecks, enumeration, pageHeaders, advisories];

export interface CheckReport extends Finding {
  readonly name: string;
}

const kinds: readonly PersonKind[] = ['guest', 'account', 'member', 'owner', 'administrator'];

export async function runAccess(checks: readonly Check[]): Promise<CheckReport[]> {
  const database = await ScratchDatabase.start();
  let server: MeasuredServer | undefined;
  try {
    server = await MeasuredServer.gateway(database.url, { PUBLIC_URL: 'https://club.example' });
    const world = await makeWorld(server, database);
    const reports: CheckReport[] = [];
    for (const { name, run } of checks) reports.push({ name, ...(await run(world)) });
    return reports;
  } finally {
    await server?.child.end('SIGKILL');
    await database.stop();
  }
}

async function makeWorld(server: MeasuredServer, database: ScratchDatabase): Promise<AccessWorld> {
  const { url } = server;
  const own = await foundClub(url, database, 1);
  const foreign = await foundClub(url, database, 2);
  const people = await enterMany(
    url,
    database,
    kinds.map((kind, n) => ({ kind, number: n + 10, club: own })),
  );
  return { server, database, own, foreign, people };
}
