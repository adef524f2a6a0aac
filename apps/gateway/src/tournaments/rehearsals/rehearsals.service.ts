import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { RehearsalBody, RehearsalReportBody } from '@red-disc/contracts';
import type { Trouble } from '@red-disc/tournaments';
import type { Logger } from 'pino';
import type { Actor } from '../../platform/identity/actor.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { notFound } from '../log/refusal.js';
import { ScoringService } from '../log/scoring.service.js';
import { Thread } from '../log/thread.js';
import { TournamentReader, type TournamentIds } from '../tournament-reader.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { playRehearsal, type Rehearsal } from './rehearsal.js';
import { RehearsalsRepository } from './rehearsals.repository.js';

const job = 'tournament.rehearse';

/** Events played by bots beforehand, in a thread of their own. */
@Injectable()
export class RehearsalsService implements OnModuleInit, BeforeApplicationShutdown {
  readonly #thread = new Thread<Rehearsal, RehearsalReportBody>(
    new URL('./rehearsal-worker.js', import.meta.url),
    playRehearsal,
  );

  constructor(
    private readonly reader: TournamentReader,
    private readonly tournaments: TournamentsRepository,
    private readonly rehearsals: RehearsalsRepository,
    private readonly scoring: ScoringService,
    private readonly jobs: JobsService,
    private readonly limits: LimitsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register(job, ({ rehearsalId, tournamentId }) =>
      this.#run(String(rehearsalId), String(tournamentId)),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#thread.stop();
  }

  async start(actor: Actor, ids: TournamentIds, trouble: readonly Trouble[]): Promise<RehearsalBody> {
    await this.reader.row(actor, ids);
    await this.limits.take('simulation', actor.userId);
    const rehearsal = await this.rehearsals.create(ids.tournamentId, trouble);
    await this.jobs.send(job, { rehearsalId: rehearsal.id, tournamentId: ids.tournamentId });
    return rehearsal;
  }

  async get(actor: Actor, ids: TournamentIds, rehearsalId: string): Promise<RehearsalBody> {
    await this.reader.row(actor, ids);
    const found = await this.rehearsals.find(rehearsalId, ids.tournamentId);
    if (!found) throw notFound();
    return found;
  }

  /** A job may come twice; a rehearsal that is done stays as it is. */
  async #run(rehearsalId: string, tournamentId: string): Promise<void> {
    const found = await this.rehearsals.find(rehearsalId, tournamentId);
    const row = found?.status === 'waiting' ? await this.tournaments.find(tournamentId) : undefined;
    if (!found || !row) return;
    try {
      const { log, state } = await this.reader.of(row);
      const played = await this.scoring.rulesOf(state.setup.rules.ruleSet);
      if (!played) throw new Error('the rules of the event are gone');
      const report = await this.#thread.ask({
        events: log.events,
        names: Object.fromEntries([...state.entrants.values()].map(({ id, name }) => [id, name])),
        game: played.game,
        rules: played.rules,
        trouble: found.trouble,
        startsAt: row.startsAt.getTime(),
        seed: rehearsalId,
      });
      await this.rehearsals.finish(rehearsalId, report);
    } catch (err) {
      this.logger.error({ err, rehearsalId }, 'a rehearsal broke off');
      await this.rehearsals.finish(rehearsalId, undefined);
    }
  }
}
