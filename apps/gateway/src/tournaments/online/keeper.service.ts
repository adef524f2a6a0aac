import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { runningStage, type Command, type TournamentState } from '@red-disc/tournaments';
import type { Logger } from 'pino';
import { ApiException } from '../../platform/errors/api-exception.js';
import { RepeatingTask } from '../../platform/jobs/repeating-task.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { server } from '../actors.js';
import { Mailbox } from '../log/mailbox.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';
import { gameTableKey } from '../views/tournament-view.js';
import { ArenaService } from './arena.service.js';
import { GamesRepository } from './games.repository.js';
import { LiveTablesService } from './live-tables.service.js';
import {
  onlineSteps,
  refOf,
  type LiveTableState,
  type OnlineStep,
  type TableInPlay,
} from './online-steps.js';

const lookEveryMs = 2000;
const HOUR = 3_600_000;

/**
 * Looks after events that run: opens and steers their live tables, gives up those who do not come, and locks what was
 * approved in time. Each look begins with how things stand, so that one more, or one by another gateway, does no harm.
 */
@Injectable()
export class KeeperService implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #mailbox = new Mailbox();
  readonly #sweep: RepeatingTask;

  constructor(
    private readonly logs: TournamentLogs,
    private readonly tournaments: TournamentsRepository,
    private readonly games: GamesRepository,
    private readonly live: LiveTablesService,
    private readonly arena: ArenaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#sweep = new RepeatingTask({
      everyMs: lookEveryMs,
      work: async () => {
        for (const id of await this.games.eventsToKeep()) this.#soon(id);
      },
      logger,
      failure: 'the events that run could not be listed',
    });
  }

  onModuleInit(): void {
    this.logs.onAppended(({ tournamentId, state }) => {
      if (hasOnlineTables(state) || isArena(state)) this.#soon(tournamentId);
    });
  }

  onApplicationBootstrap(): void {
    this.#sweep.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#sweep.stop();
    await this.#mailbox.idle();
  }

  #soon(tournamentId: string): void {
    if (this.#sweep.isStopped) return;
    this.#mailbox
      .run(tournamentId, () => this.#look(tournamentId))
      .catch((err: unknown) => {
        this.logger.warn({ err, tournamentId }, 'an event could not be looked after; it is tried again');
      });
  }

  async #look(tournamentId: string): Promise<void> {
    const row = this.#sweep.isStopped ? undefined : await this.tournaments.find(tournamentId);
    if (!row) return;
    const { state } = await this.logs.read(tournamentId);
    if (isToBeLocked(state, Date.now())) {
      await this.#record(tournamentId, `lock:${state.approvedAt}`, {
        type: 'record',
        event: { type: 'tournamentLocked' },
      });
      return;
    }
    await this.arena.look(tournamentId, state);
    const games = await this.games.byKey(tournamentId);
    for (const stage of state.stages)
      for (const round of stage.rounds)
        for (const table of round.tables) {
          const gameTableId = games.get(gameTableKey(stage.setup.id, round, table.no));
          if (round.status !== 'running' && gameTableId === undefined) continue;
          const live =
            gameTableId === undefined ? undefined : await this.live.stateOf(row.clubId, gameTableId);
          const input = { state, stage, round, table, live, eventId: tournamentId, now: Date.now() };
          for (const step of onlineSteps(input)) await this.#take(row, input, gameTableId, step);
        }
  }

  /** What is refused was done by somebody else, or cannot be done: the organiser sees the table as it is. */
  async #take(
    row: TournamentRow,
    input: TableInPlay,
    gameTableId: string | undefined,
    step: OnlineStep,
  ): Promise<void> {
    try {
      if (step.type === 'open') await this.#open(row, input, step.seating);
      else if (step.type === 'reportAbsence' || step.type === 'reportArrival')
        await this.#report(row.id, input, step.type, step.entrant);
      else if (gameTableId !== undefined && input.live) {
        const act = { by: row.id, id: actId(input, input.live, step), live: input.live };
        await this.live.act(input.state.setup.game, gameTableId, step, act);
        if (step.type === 'close') await this.games.remove(gameTableId);
      }
    } catch (error) {
      if (!(error instanceof ApiException) || error.error.code !== 'REFUSED') throw error;
      this.logger.debug({ step: step.type, reason: error.error.reason, tournamentId: row.id }, 'refused');
    }
  }

  async #open(
    row: TournamentRow,
    { state, stage, round, table }: TableInPlay,
    seating: Seating,
  ): Promise<void> {
    const dealId = table.dealId === null ? null : `${row.id}:${table.dealId}:${round.version}`;
    const { game, rules } = state.setup;
    const gameTableId = await this.live.open(row, game, { ruleSetVersionId: rules.ruleSet, seating, dealId });
    const ref = { tournamentId: row.id, stage: stage.setup.id, round: round.round, tableNo: table.no };
    const isOurs = await this.games.add({ ...ref, version: round.version, gameTableId });
    // Another gateway was quicker: this one is not needed.
    if (!isOurs) {
      const live = await this.live.stateOf(row.clubId, gameTableId);
      await this.live.act(game, gameTableId, { type: 'close' }, { by: row.id, id: '', live });
    }
    await this.tournaments.tell(row.id, ['rounds']);
  }

  async #report(
    tournamentId: string,
    input: TableInPlay,
    type: 'reportAbsence' | 'reportArrival',
    entrant: Extract<OnlineStep, { entrant: unknown }>['entrant'],
  ): Promise<void> {
    const ref = refOf(input);
    const command: Command =
      type === 'reportAbsence'
        ? { type, ...ref, entrant }
        : { type: 'record', event: { type: 'lateArrivalSeated', ...ref, entrant } };
    const id = [type, ref.stage, ref.round, input.round.version, ref.table, entrant].join(':');
    await this.#record(tournamentId, id, command);
  }

  async #record(tournamentId: string, commandId: string, command: Command): Promise<void> {
    await this.logs.execute(tournamentId, commandId, () => ({ command, actor: server, reason: 'server' }));
  }
}

type Seating = Extract<OnlineStep, { type: 'open' }>['seating'];

/** The same act at the same state of things has the same name. */
function actId({ table, round }: TableInPlay, live: LiveTableState, step: OnlineStep): string {
  const since = table.clock?.pausedSince ?? table.clock?.pausedFor ?? 0;
  const wanted = step.type === 'seat' ? JSON.stringify(step.wanted) : '';
  return [round.version, since, table.clock?.extra ?? 0, live.status, wanted].join('/');
}

function hasOnlineTables({ stages }: TournamentState): boolean {
  return stages.some(({ rounds }) =>
    rounds.some(({ tables }) => tables.some(({ place }) => place === 'online')),
  );
}

function isArena(state: TournamentState): boolean {
  return runningStage(state)?.setup.format.kind === 'arena';
}

function isToBeLocked({ status, approvedAt, setup }: TournamentState, now: number): boolean {
  return (
    status === 'approved' && approvedAt !== null && now >= approvedAt + setup.rules.correctionHours * HOUR
  );
}
