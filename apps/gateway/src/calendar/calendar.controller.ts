import { Controller, Header } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { CalendarService } from './calendar.service.js';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Endpoint(routes.listCalendarFeeds)
  async list(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.listCalendarFeeds>> {
    const feeds = await this.calendar.list(actor);
    return {
      feeds: feeds.map(({ secretHash, clubId, createdAt, lastReadAt }) => ({
        id: secretHash,
        clubId,
        createdAt: createdAt.toISOString(),
        lastReadAt: lastReadAt?.toISOString() ?? null,
      })),
    };
  }

  @Endpoint(routes.makeCalendarFeed)
  make(
    @Input() { body }: InputOf<typeof routes.makeCalendarFeed>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.makeCalendarFeed>> {
    return this.calendar.make(actor, body.clubId);
  }

  @Endpoint(routes.endCalendarFeed)
  async end(
    @Input() { params }: InputOf<typeof routes.endCalendarFeed>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.endCalendarFeed>> {
    await this.calendar.end(actor, params.feedId);
    return {};
  }

  @Endpoint(routes.readCalendarFeed)
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'private, max-age=300')
  read(
    @Input() { params }: InputOf<typeof routes.readCalendarFeed>,
  ): Promise<ResponseOf<typeof routes.readCalendarFeed>> {
    return this.calendar.read(params.secret.replace(/\.ics$/, ''));
  }
}
