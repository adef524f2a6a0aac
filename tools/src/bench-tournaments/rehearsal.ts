import { routes } from '@red-disc/contracts';
import { TROUBLES } from '@red-disc/tournaments';
import { pause } from '../load/figures.js';
import { MeasuredServer } from '../load/measured-server.js';
import { enterAs, foundClub } from '../load/people.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { demand } from '../play/demand.js';

export interface RehearsalFigures {
  readonly players: number;
  readonly rounds: number;
  /** From the request until the report is there. */
  readonly firstMs: number;
  /** What the gateway spent on it, which does not depend on what else the machine does. */
  readonly cpuMs: number;
  readonly finished: boolean;
  readonly findings: number;
}

const patienceMs = 120_000;
const pollMs = 100;

/** A whole event with all its trouble, rehearsed as an organiser does: by the route, in a gateway of its own. */
export async function measureRehearsal(players: number, rounds: number): Promise<RehearsalFigures> {
  const database = await ScratchDatabase.start();
  try {
    const server = await MeasuredServer.gateway(database.url);
    try {
      return { players, rounds, ...(await rehearse(server, database, { players, rounds })) };
    } finally {
      await server.child.end('SIGTERM');
    }
  } finally {
    await database.stop();
  }
}

async function rehearse(
  server: MeasuredServer,
  database: ScratchDatabase,
  { players, rounds }: { readonly players: number; readonly rounds: number },
): Promise<Omit<RehearsalFigures, 'players' | 'rounds'>> {
  const club = await foundClub(server.url, database, 1);
  const organiser = await enterAs(server.url, database, { kind: 'owner', number: 2, club });
  const { versions } = await demand(organiser, routes.listHouseRuleSets, {});
  const { id: tournamentId } = await demand(organiser, routes.createTournament, {
    params: { clubId: club.id },
    body: {
      setup: {
        name: 'Rehearsed',
        ruleSetVersionId: versions[0]!.id,
        stages: [{ id: 'main', format: { kind: 'movement', rounds } }],
      },
      details: { startsAt: new Date().toISOString() },
    },
  });
  const params = { clubId: club.id, tournamentId };
  const names = Array.from({ length: players }, (_, n) => `Player ${n + 1}`);
  await demand(organiser, routes.importEntrants, {
    params,
    body: { commandId: 'everybody', csv: ['name', ...names].join('\n') },
  });
  const [start, spent] = [performance.now(), await server.cpuMicros()];
  let told = await demand(organiser, routes.rehearseTournament, { params, body: { trouble: [...TROUBLES] } });
  const at = { ...params, rehearsalId: told.id };
  while (told.status === 'waiting' && performance.now() < start + patienceMs) {
    await pause(pollMs);
    told = await demand(organiser, routes.getRehearsal, { params: at });
  }
  return {
    firstMs: Math.round(performance.now() - start),
    cpuMs: Math.round(((await server.cpuMicros()) - spent) / 1000),
    finished: told.report?.finished ?? false,
    findings: told.report?.findings.length ?? 0,
  };
}
