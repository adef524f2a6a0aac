import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { ClubNewsService } from '../../notifications/club-news.service.js';
import { RepeatingTask } from '../../platform/jobs/repeating-task.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { accountsOf } from '../log/accounts.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';
import { dueReminder, reminderMinutes } from './reminder-times.js';

const lookEveryMs = 5000;
const MINUTE = 60_000;
const mostEvents = 500;
const present = ['registered', 'checkedIn'];

/** Reminds those who have entered an event. Each reminder is told once, whichever gateway tells it. */
@Injectable()
export class EventReminders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** What this process has told already, so that it is not worked out every few seconds. */
  readonly #told = new Map<string, number>();
  readonly #looks: RepeatingTask;

  constructor(
    private readonly tournaments: TournamentsRepository,
    private readonly logs: TournamentLogs,
    private readonly news: ClubNewsService,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#looks = new RepeatingTask({
      everyMs: lookEveryMs,
      work: () => this.#look(),
      logger,
      failure: 'reminders of events could not be sent; it is tried again',
    });
  }

  onApplicationBootstrap(): void {
    this.#looks.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#looks.stop();
  }

  async #look(): Promise<void> {
    const now = Date.now();
    const soon = new Date(now + reminderMinutes[0] * MINUTE);
    const where = { published: true, status: 'preparing', startsAt: { gt: new Date(now), lte: soon } };
    for (const row of await this.tournaments.list(where, mostEvents, 'asc')) {
      const minutes = dueReminder(row.startsAt.getTime(), now);
      if (minutes !== undefined) await this.#remind(row, minutes);
    }
    for (const [key, startsAt] of this.#told) if (startsAt < now) this.#told.delete(key);
  }

  async #remind({ id, clubId, startsAt }: TournamentRow, minutes: number): Promise<void> {
    const key = `schedule.reminder ${id} ${minutes} ${startsAt.toISOString()}`;
    if (this.#told.has(key)) return;
    const { state } = await this.logs.read(id);
    const userIds = [...state.entrants.values()]
      .filter(({ status }) => present.includes(status))
      .flatMap(accountsOf);
    // Nobody to tell yet: it is looked at again.
    if (userIds.length === 0) return;
    await this.news.tell({
      clubId,
      kind: 'schedule.reminder',
      key,
      data: { title: state.setup.name, startsAt: startsAt.toISOString(), tournamentId: id },
      to: { userIds },
    });
    this.#told.set(key, startsAt.getTime());
  }
}
