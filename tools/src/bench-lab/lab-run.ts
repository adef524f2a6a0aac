import { callRoute } from '@red-disc/client';
import { routes, type SimulationRunBody } from '@red-disc/contracts';
import { pause } from '../load/figures.js';
import { enterAs, foundClub, type LoadPerson } from '../load/people.js';
import type { ScratchDatabase } from '../load/scratch-database.js';

/** As many as sit at the tables. */
const players = 4;
const lookEveryMs = 100;
/** On a busy machine the lab gets hardly any time. */
const longestWaitMs = 60_000;

/** The lab in the hands of a club's owner. */
export class LabRun {
  private constructor(
    private readonly owner: LoadPerson,
    private readonly clubId: string,
    private readonly versionId: string,
  ) {}

  static async enter(url: string, database: ScratchDatabase, versionId: string): Promise<LabRun> {
    const club = await foundClub(url, database, 1);
    const owner = await enterAs(url, database, { kind: 'owner', number: 2, club });
    return new LabRun(owner, club.id, versionId);
  }

  /** Resolves when games are being played. */
  async start(games: number): Promise<SimulationRunBody> {
    const answer = await callRoute(this.owner.rest, routes.startSimulation, {
      params: { clubId: this.clubId },
      body: { of: { versionId: this.versionId }, players, games },
    });
    if (!answer.ok) throw new Error(`the lab did not begin: ${JSON.stringify(answer.error)}`);
    return this.#until(answer.value.id, ({ played }) => played > 0);
  }

  /** Stops a run that must still be going on, and returns how many games it had played. */
  async stop({ id }: SimulationRunBody): Promise<number> {
    const params = { clubId: this.clubId, runId: id };
    const answer = await callRoute(this.owner.rest, routes.getSimulation, { params });
    if (!answer.ok || answer.value.state !== 'running')
      throw new Error('the run was over before its window: it needs more games');
    await callRoute(this.owner.rest, routes.cancelSimulation, { params });
    await this.#until(id, ({ state }) => state === 'cancelled');
    return answer.value.played;
  }

  async #until(runId: string, isSo: (run: SimulationRunBody) => boolean): Promise<SimulationRunBody> {
    const params = { clubId: this.clubId, runId };
    for (const begun = performance.now(); performance.now() - begun < longestWaitMs;) {
      const answer = await callRoute(this.owner.rest, routes.getSimulation, { params });
      if (answer.ok && isSo(answer.value)) return answer.value;
      await pause(lookEveryMs);
    }
    throw new Error('the lab did not do what was asked of it');
  }
}
