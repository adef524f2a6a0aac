import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { dateOf, datesBetween, daysOf, instantOf, localTimeOf, parseRecurrence } from '@red-disc/clubs';
import type { Logger } from 'pino';
import { JobsService } from '../platform/jobs/jobs.service.js';
import { RepeatingTask } from '../platform/jobs/repeating-task.js';
import { LOGGER } from '../platform/logging/logger.js';
import {
  PlannerRepository,
  type ComingOccurrence,
  type PlannedSchedule,
  type PlanStep,
  type Reminded,
} from './planner.repository.js';
import { ScheduleNews } from './schedule-news.js';
import { stepJob } from './step-job.js';

const horizonDays = 42;
const everyMs = 15 * 60_000;
/** Steps are handed to the job queue this long before they are due: longer than until the next time we look. */
const aheadMs = 40 * 60_000;
const longestReminderMs = 8 * 24 * 3_600_000;
const minuteMs = 60_000;

/** Turns plans into evenings, some weeks ahead, and hands what has to happen around them to the job queue. */
@Injectable()
export class Planner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #looks: RepeatingTask;

  constructor(
    private readonly repository: PlannerRepository,
    private readonly jobs: JobsService,
    private readonly news: ScheduleNews,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#looks = new RepeatingTask({
      everyMs,
      work: () => this.plan(),
      logger,
      failure: 'the plans could not be looked at',
    });
  }

  onApplicationBootstrap(): void {
    this.#looks.start();
    this.#looks.now();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#looks.stop();
  }

  /** All plans, or one that has just changed. Doing it twice changes nothing. */
  async plan(scheduleId?: string): Promise<void> {
    const now = Date.now();
    for (const schedule of await this.repository.schedules(scheduleId)) {
      const told = await this.repository.plan(schedule.id, (coming) => decide(schedule, coming, now));
      for (const { id, type } of told)
        await this.news.tellAnswered(id, type === 'move' ? 'schedule.changed' : 'schedule.cancelled');
    }
    await this.#handOver(now, scheduleId);
  }

  async #handOver(now: number, scheduleId: string | undefined): Promise<void> {
    const from = new Date(now - longestReminderMs);
    const to = new Date(now + longestReminderMs);
    for (const occurrence of await this.repository.near(from, to, scheduleId))
      for (const { step, dueAt } of stepsOf(occurrence)) {
        if (dueAt > now + aheadMs) continue;
        const startsAt = occurrence.startsAt.toISOString();
        const data = { occurrenceId: occurrence.id, step, startsAt };
        const once = `${occurrence.id} ${step} ${startsAt}`;
        await this.jobs.send(stepJob, data, { once, ...(dueAt > now && { startAfter: new Date(dueAt) }) });
      }
  }
}

/** What has to happen around an evening, and when. A reminder that is long past is not sent any more. */
function stepsOf(occurrence: Reminded): { step: string; dueAt: number }[] {
  const start = occurrence.startsAt.getTime();
  return [
    ...occurrence.reminders
      .map((minutes) => ({ step: `remind:${minutes}`, dueAt: start - minutes * minuteMs }))
      .filter(({ dueAt }) => dueAt > Date.now() - aheadMs),
    { step: 'lobby', dueAt: start - occurrence.lobbyMinutes * minuteMs },
    { step: 'start', dueAt: start + occurrence.graceMinutes * minuteMs },
  ];
}

/** How the evenings that are there differ from those that the plan wants. One that was moved by hand stays. */
export function decide(
  schedule: PlannedSchedule,
  coming: readonly ComingOccurrence[],
  now: number,
): PlanStep[] {
  const wanted = schedule.ended ? new Map<string, number>() : wantedBy(schedule, now);
  const steps: PlanStep[] = [];
  for (const { id, date, startsAt, moved } of coming) {
    const instant = wanted.get(date);
    if (instant === undefined) {
      if (!moved || schedule.ended) steps.push({ type: 'cancel', id });
    } else if (!moved && instant !== startsAt.getTime())
      steps.push({ type: 'move', id, startsAt: new Date(instant) });
  }
  const known = new Set(coming.map(({ date }) => date));
  for (const [date, instant] of wanted)
    if (!known.has(date)) steps.push({ type: 'add', date, startsAt: new Date(instant) });
  return steps;
}

function wantedBy(
  { startDate, startTime, rrule, timeZone }: PlannedSchedule,
  now: number,
): Map<string, number> {
  const parsed = rrule === null ? undefined : parseRecurrence(rrule);
  const recurrence = parsed?.ok ? parsed.value : undefined;
  const today = localTimeOf(now, timeZone).date;
  const to = dateOf(daysOf(today) + horizonDays);
  // A single evening is planned however far away it is.
  const span = { from: today, to: recurrence ? to : startDate };
  return new Map(
    datesBetween(startDate, recurrence, span)
      .map((date): [string, number] => [date, instantOf(date, startTime, timeZone)])
      .filter(([, instant]) => instant > now),
  );
}
