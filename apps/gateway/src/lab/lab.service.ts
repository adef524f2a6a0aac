import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes, SimulationRunBody } from '@red-disc/contracts';
import type { GameCatalogue, JsonObject, Language } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import { simulators } from '../games/simulators.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor } from '../platform/identity/actor.js';
import { LimitsService } from '../platform/limits/limits.service.js';
import { RuleSetsService } from '../rule-sets/rule-sets.service.js';
import { LabRepository, type RunWithRules } from './lab.repository.js';
import { LabRunner } from './lab-runner.js';

type Request = InputOf<typeof routes.startSimulation>['body'];
type SideBySide = ResponseOf<typeof routes.compareSimulations>;

interface Subject {
  readonly ruleSetId: string;
  readonly ruleSetVersionId: string | null;
  readonly game: string;
  readonly rules: JsonObject;
}

/** Finds out what rules do, by having bots play many games. */
@Injectable()
export class LabService {
  /** Found out when somebody first asks: a start does not wait for it. */
  readonly #engines = new Map<string, Promise<string>>();

  constructor(
    private readonly repository: LabRepository,
    private readonly runner: LabRunner,
    private readonly ruleSets: RuleSetsService,
    private readonly limits: LimitsService,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  /** What was asked before is not played again, and costs nobody one of their goes. */
  async start(actor: Actor, clubId: string, { of, players, games }: Request): Promise<SimulationRunBody> {
    const subject = await this.#subject(clubId, of);
    const engine = await this.#engineFor(subject.game, players);
    const key = keyOf({ rules: subject.rules, players, games, engine });
    const run = { ...subject, clubId, players, games, engine, key, requestedBy: actor.userId };
    const same = await this.repository.findSame(run);
    if (same) return same;
    const summary = await this.repository.findSummary(key);
    if (!summary) await this.limits.take('simulation', actor.userId);
    const added = await this.repository.add(run, summary);
    this.runner.kick();
    return added;
  }

  async get(clubId: string, runId: string): Promise<SimulationRunBody> {
    return (await this.#find(clubId, runId)).run;
  }

  /** Two runs, and in words what sets their rules apart. */
  async compare(
    clubId: string,
    { left, right, language }: { left: string; right: string; language: Language },
  ): Promise<SideBySide> {
    const [one, other] = await Promise.all([this.#find(clubId, left), this.#find(clubId, right)]);
    const changes = this.ruleSets.compareRules(one, other, language);
    return { left: one.run, right: other.run, changes };
  }

  async cancel(clubId: string, runId: string): Promise<SimulationRunBody> {
    await this.get(clubId, runId);
    if (await this.repository.cancel(clubId, runId)) this.runner.stop(runId);
    return this.get(clubId, runId);
  }

  async #find(clubId: string, runId: string): Promise<RunWithRules> {
    const found = await this.repository.find(clubId, runId);
    if (!found) throw new ApiException({ code: 'NOT_FOUND' });
    return found;
  }

  #engineFor(game: string, players: number): Promise<string> {
    const simulator = simulators.get(game);
    const seats = this.games.find(game)?.seats;
    if (!simulator || !seats) throw new ApiException({ code: 'REFUSED', reason: 'NO_SIMULATION' });
    if (players < seats.min || players > seats.max) {
      const issues = [{ path: ['body', 'players'], code: 'OUT_OF_RANGE' }];
      throw new ApiException({ code: 'INVALID', issues });
    }
    let engine = this.#engines.get(game);
    if (!engine) this.#engines.set(game, (engine = simulator.nameEngine()));
    return engine;
  }

  async #subject(clubId: string, of: Request['of']): Promise<Subject> {
    if ('versionId' in of) {
      const { version } = await this.ruleSets.readVersion(clubId, of.versionId, { language: 'en' });
      const { id, ruleSetId, game, rules } = version;
      return { ruleSetId, ruleSetVersionId: id, game, rules: rules as JsonObject };
    }
    const { id, draft } = await this.ruleSets.get({ clubId, ruleSetId: of.draftOf });
    if (!draft) throw new ApiException({ code: 'NOT_FOUND' });
    return { ruleSetId: id, ruleSetVersionId: null, game: draft.game, rules: draft.rules as JsonObject };
  }
}

interface RunKey {
  readonly rules: JsonObject;
  readonly players: number;
  readonly games: number;
  readonly engine: string;
}

/** The order of the options does not matter. */
function keyOf({ rules, players, games, engine }: RunKey): string {
  const options = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([options, players, games, engine]);
  return createHash('sha256').update(text).digest('base64url');
}
