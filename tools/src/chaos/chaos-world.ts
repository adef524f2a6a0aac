import { FaultProxy } from '../load/fault-proxy.js';
import { Journal } from '../load/journal.js';
import { patientClocks, publishLongRules } from '../load/long-rules.js';
import { MeasuredServer } from '../load/measured-server.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { openBotTable, type BotTable } from '../load/bot-tables.js';
import { enterAsGuest } from '../play/guest.js';

const gateways = 2;
const seats = 2;
const thinkMs = 400;
/** All of a sleeper's clocks are alike: every move its clock makes must be as long after what was before it. */
export const sleeperClockMs = 2000;
const sleeperClocks = { turn: 2, bank: 0, window: 2, setup: 2, pause: 2, timeouts: 10 };
const shiftClock = new URL('../load/shift-clock.js', import.meta.url).href;

/** One gateway process with the network on both sides of it: to the players, and to the database. */
export class ChaosGateway {
  private constructor(
    public server: MeasuredServer,
    readonly network: FaultProxy,
    readonly toDatabase: FaultProxy,
    private readonly databaseUrl: string,
  ) {}

  static async start(database: ScratchDatabase): Promise<ChaosGateway> {
    const toDatabase = await FaultProxy.start(database.url);
    const url = new URL(database.url);
    url.host = new URL(toDatabase.url).host;
    const server = await startServer(url.href, 0);
    return new ChaosGateway(server, await FaultProxy.start(server.url), toDatabase, url.href);
  }

  /** A new process, perhaps with a clock that is wrong. */
  async startAgain(clockShiftMs = 0): Promise<void> {
    this.server = await startServer(this.databaseUrl, clockShiftMs);
    this.network.leadTo(this.server.url);
  }

  async stop(): Promise<void> {
    await this.network.stop();
    await this.server.child.end('SIGKILL');
    await this.toDatabase.stop();
  }
}

function startServer(databaseUrl: string, clockShiftMs: number): Promise<MeasuredServer> {
  return MeasuredServer.gateway(
    databaseUrl,
    { LOG_LEVEL: 'fatal', CLOCK_SHIFT_MS: String(clockShiftMs) },
    { nodeArgs: ['--import', shiftClock] },
  );
}

/** Two gateways on one database, bots at tables, and tables whose players sleep so that their clocks run. */
export class ChaosWorld {
  readonly journal = new Journal();
  readonly tables: BotTable[] = [];
  readonly sleepers: BotTable[] = [];

  private constructor(
    readonly database: ScratchDatabase,
    readonly gateways: readonly ChaosGateway[],
  ) {}

  static async start(options: { readonly tables: number; readonly sleepers: number }): Promise<ChaosWorld> {
    const database = await ScratchDatabase.start();
    const started: ChaosGateway[] = [];
    try {
      await database.noteCommitTimes();
      for (let n = 0; n < gateways; n += 1) started.push(await ChaosGateway.start(database));
      const world = new ChaosWorld(database, started);
      await world.#openTables(options);
      return world;
    } catch (error) {
      for (const gateway of started) await gateway.stop();
      await database.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const { bots } of [...this.tables, ...this.sleepers]) for (const bot of bots) bot.close();
    for (const gateway of this.gateways) await gateway.stop();
    await this.database.stop();
  }

  /** The players of a table share a gateway, but at every fifth table they do not, as after a bad steer. */
  gatewayFor(table: number, seat: number): ChaosGateway {
    return this.gateways[(table + (table % 5 === 4 ? seat : 0)) % gateways]!;
  }

  async #openTables({ tables, sleepers }: { tables: number; sleepers: number }): Promise<void> {
    const rules = await publishLongRules(this.database, patientClocks);
    const sleepy = await publishLongRules(this.database, sleeperClocks);
    const open = async (table: number, isSleeper: boolean): Promise<void> => {
      const places = Array.from({ length: seats }, (_, seat) => this.gatewayFor(table, seat));
      const guests = await Promise.all(
        places.map(({ network }, seat) => enterAsGuest(network.url, table * seats + seat + 1)),
      );
      const opened = await openBotTable({
        guests,
        urls: places.map(({ network }) => network.url),
        rules: isSleeper ? sleepy : rules,
        journal: this.journal,
        thinkMs,
        twice: true,
        asleep: isSleeper,
      });
      (isSleeper ? this.sleepers : this.tables).push(opened);
      for (const bot of opened.bots) bot.play();
    };
    for (let table = 0; table < tables + sleepers; table += 1) await open(table, table >= tables);
  }
}
