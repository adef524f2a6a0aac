import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { makeCalendar, type CalendarEvent } from '@red-disc/clubs';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { AccessService } from '../platform/permissions/access.service.js';
import { OccurrencesRepository, type StoredOccurrence } from '../schedules/occurrences.repository.js';
import { EventDates, type EventDate } from '../tournaments/exchange/event-dates.service.js';
import { FeedsRepository, type StoredFeed } from './feeds.repository.js';

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;
const span = { past: 60 * dayMs, future: 120 * dayMs };
const feedsAtMost = 20;

/** Calendars to subscribe to. Whoever knows the address can read it, so it is long, and can be taken back. */
@Injectable()
export class CalendarService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly feeds: FeedsRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly dates: EventDates,
    private readonly access: AccessService,
  ) {}

  list(actor: Actor): Promise<StoredFeed[]> {
    return this.feeds.list(actor.userId);
  }

  async make(actor: Actor, clubId: string | null): Promise<{ id: string; url: string }> {
    if (clubId !== null) await this.access.assertMayInClub(actor, 'club.calendar.read', clubId);
    if ((await this.feeds.list(actor.userId)).length >= feedsAtMost)
      throw new ApiException({ code: 'REFUSED', reason: 'TOO_MANY_FEEDS' });
    const secret = randomBytes(16).toString('base64url');
    const id = hashOf(secret);
    await this.feeds.add({ secretHash: id, userId: actor.userId, clubId });
    return { id, url: `${this.environment.PUBLIC_URL}/api/calendar/${secret}.ics` };
  }

  async end(actor: Actor, id: string): Promise<void> {
    if (!(await this.feeds.remove(actor.userId, id))) throw new ApiException({ code: 'NOT_FOUND' });
  }

  /** An address of a club ends to work when its person leaves the club. */
  async read(secret: string): Promise<string> {
    const feed = await this.feeds.findAndTouch(hashOf(secret));
    if (!feed) throw new ApiException({ code: 'NOT_FOUND' });
    const { userId, clubId } = feed;
    if (clubId !== null) await this.access.assertMayInClub(readerFor(userId), 'club.calendar.read', clubId);
    const now = Date.now();
    const [from, to] = [new Date(now - span.past), new Date(now + span.future)];
    const found = await this.occurrences.list(
      {
        startsAt: { gt: from, lt: to },
        ...(clubId === null
          ? { answers: { some: { userId, answer: { not: 'no' } } } }
          : { schedule: { clubId } }),
      },
      500,
    );
    const tournaments = await (clubId === null
      ? this.dates.ofPerson(userId, { from, to })
      : this.dates.ofClub(clubId, userId, { from, to }));
    return makeCalendar(feed.clubName ?? 'Red Disc', [
      ...found.map((occurrence) => this.#event(occurrence, userId)),
      ...tournaments.map((tournament) => this.#tournament(tournament)),
    ]);
  }

  #tournament({ id, club, own, ...row }: EventDate): CalendarEvent {
    const { PUBLIC_URL } = this.environment;
    const startsAt = row.startsAt.getTime();
    return {
      uid: `${id}@${new URL(PUBLIC_URL).hostname}`,
      sequence: row.sequence,
      changedAt: row.changedAt.getTime(),
      startsAt,
      endsAt: startsAt + row.minutes * minuteMs,
      title: `${row.name} (${club.name})`,
      description: [row.venue, row.description].filter(Boolean).join('\n\n'),
      url: `${PUBLIC_URL}/clubs/${club.slug}/tournaments/${id}`,
      status: row.status === 'cancelled' ? 'cancelled' : own === 'waiting' ? 'tentative' : 'confirmed',
    };
  }

  #event(occurrence: StoredOccurrence, userId: UserId): CalendarEvent {
    const { id, plan, startsAt, endsAt, sequence, changedAt, status, places } = occurrence;
    const { PUBLIC_URL } = this.environment;
    return {
      uid: `${id}@${new URL(PUBLIC_URL).hostname}`,
      sequence,
      changedAt: changedAt.getTime(),
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      title: `${plan.title} (${plan.club.name})`,
      description: plan.description,
      url: `${PUBLIC_URL}/evenings/${id}`,
      status:
        status === 'cancelled' ? 'cancelled' : places.waiting.includes(userId) ? 'tentative' : 'confirmed',
    };
  }
}

/** A calendar program in the place of the person who gave it the address. */
function readerFor(userId: UserId): Actor {
  return { userId, kind: 'account', platformRole: 'user', sessionId: 'calendar' };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
