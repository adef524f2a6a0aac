import { pause, percentile, rounded } from '../load/figures.js';
import type { ScratchDatabase } from '../load/scratch-database.js';
import type { TableBot } from '../load/table-bot.js';

export interface Stampede {
  readonly clients: number;
  /** How many were not back at their table in the end. */
  readonly lost: number;
  /** From the cut of the connection until the table was caught up with. */
  readonly resumedMsP50: number;
  readonly resumedMsP99: number;
  /** The most that PostgreSQL had at one moment, all of the gateway's together. */
  readonly databaseConnections: number;
}

/** For 99 of 100 clients. */
export const resumeGoalMs = 10_000;
const patienceMs = 30_000;
const lookEveryMs = 200;

/** Cuts everybody's connection in the same instant, as a router does that is switched off and on. */
export async function runStampede(bots: readonly TableBot[], database: ScratchDatabase): Promise<Stampede> {
  const back = bots.map((bot) => comesBack(bot));
  const begun = performance.now();
  for (const bot of bots) bot.cut();
  let isOver = false;
  const looking = mostConnections(database, () => isOver);
  const times = await Promise.all(
    back.map(async (came) => ((await came) ? performance.now() - begun : undefined)),
  );
  isOver = true;
  const known = times.filter((ms) => ms !== undefined);
  return {
    clients: bots.length,
    lost: times.length - known.length,
    resumedMsP50: rounded(percentile(known, 0.5)),
    resumedMsP99: rounded(percentile(known, 0.99)),
    databaseConnections: await looking,
  };
}

/** Whether the bot was at its table again in time. */
async function comesBack({ socket, table }: TableBot): Promise<boolean> {
  let stop: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    stop = socket.onState((state) => {
      if (state === 'open') resolve();
    });
  });
  const isBack = isOpen.then(() => table.watch()).then(({ ok }) => ok);
  const came = await Promise.race([isBack, pause(patienceMs).then(() => false)]);
  stop();
  return came;
}

async function mostConnections(database: ScratchDatabase, isOver: () => boolean): Promise<number> {
  let most = 0;
  do {
    const [row] = await database.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    most = Math.max(most, row!.n);
    await pause(lookEveryMs);
  } while (!isOver());
  return most;
}
