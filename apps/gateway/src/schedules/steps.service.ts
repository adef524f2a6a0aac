import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { EveningTables } from './evening-tables.js';
import { OccurrencesRepository, type StoredOccurrence } from './occurrences.repository.js';
import { ScheduleNews } from './schedule-news.js';
import { stepJob } from './step-job.js';

/** Reminders closer to the start than this go only to those who come. */
const soonMinutes = 180;

/**
 * Does what is due around an evening. A job may come twice, too late, or for a time that no longer holds: each step
 * looks at how things stand and does nothing where nothing is left to do.
 */
@Injectable()
export class StepsService implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly occurrences: OccurrencesRepository,
    private readonly tables: EveningTables,
    private readonly news: ScheduleNews,
  ) {}

  onModuleInit(): void {
    this.jobs.register(stepJob, ({ occurrenceId, step, startsAt }) =>
      this.#run(String(occurrenceId), String(step), String(startsAt)),
    );
  }

  async #run(id: string, step: string, startsAt: string): Promise<void> {
    const occurrence = await this.occurrences.find(id);
    if (occurrence?.startsAt.toISOString() !== startsAt) return;
    if (occurrence.status !== 'planned' && occurrence.status !== 'open') return;
    const [name, minutes] = step.split(':');
    if (name === 'remind') await this.#remind(occurrence, Number(minutes));
    else await this.#openTable(occurrence);
    if (name === 'start') await this.#start(id);
  }

  async #remind(occurrence: StoredOccurrence, minutes: number): Promise<void> {
    if (minutes > soonMinutes) await this.news.remind(occurrence, minutes);
    else
      await this.news.tell(
        occurrence,
        'schedule.reminder',
        occurrence.places.seated,
        `${minutes} ${occurrence.startsAt.toISOString()}`,
      );
  }

  async #openTable(occurrence: StoredOccurrence): Promise<void> {
    if (occurrence.tableId) return;
    const tableId = await this.tables.open(occurrence);
    if (!(await this.occurrences.open(occurrence.id, tableId))) {
      await this.tables.cancel(occurrence, tableId);
      return;
    }
    const opened = await this.occurrences.find(occurrence.id);
    if (opened) await this.news.tell(opened, 'schedule.lobby', opened.places.seated, tableId);
  }

  async #start(id: string): Promise<void> {
    const occurrence = await this.occurrences.find(id);
    if (occurrence?.status !== 'open' || !occurrence.tableId) return;
    const present = await this.tables.start(occurrence, occurrence.tableId);
    if (present) await this.occurrences.start(id, present);
    else {
      await this.tables.cancel(occurrence, occurrence.tableId);
      await this.occurrences.cancel(undefined, occurrence.plan.clubId, id, 'TOO_FEW');
      await this.news.tellAnswered(id, 'schedule.cancelled');
    }
  }
}
