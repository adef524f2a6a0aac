import { Controller, Inject } from '@nestjs/common';
import { routes, type InputOf, type ResponseOf } from '@red-disc/contracts';
import { ENVIRONMENT, type Environment } from '../platform/environment/environment.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { Actor } from '../platform/identity/actor.js';
import { CurrentActor } from '../platform/identity/current-actor.js';
import { OccurrencesRepository, toBody } from './occurrences.repository.js';
import { schemaOrgEvent } from './schema-org-event.js';
import { SchedulesService } from './schedules.service.js';

const aheadMs = 60 * 24 * 3_600_000;
const stillRunningMs = 6 * 3_600_000;

@Controller()
export class OccurrencesController {
  constructor(
    private readonly service: SchedulesService,
    private readonly occurrences: OccurrencesRepository,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Endpoint(routes.listOccurrences)
  async list(
    @Input() { params, query }: InputOf<typeof routes.listOccurrences>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.listOccurrences>> {
    const from = query.from ?? new Date(Date.now() - stillRunningMs).toISOString();
    const found = await this.occurrences.list(
      {
        schedule: { clubId: params.clubId },
        startsAt: { gte: from, ...(query.to && { lt: query.to }) },
      },
      query.limit,
    );
    return { occurrences: found.map((occurrence) => toBody(occurrence, actor.userId)) };
  }

  @Endpoint(routes.getOccurrence)
  async get(
    @Input() { params }: InputOf<typeof routes.getOccurrence>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.getOccurrence>> {
    const occurrence = await this.service.find(params.clubId, params.occurrenceId);
    const { answers, places } = occurrence;
    const names = await this.occurrences.namesOf(answers.map(({ userId }) => userId));
    const guests = (userIds: readonly string[]) =>
      userIds.map((userId) => ({
        userId,
        name: names.get(userId) ?? '',
        answer: answers.find((given) => given.userId === userId)!.answer,
      }));
    const absent = answers.filter(({ answer }) => answer === 'no').map(({ userId }) => userId);
    return {
      occurrence: toBody(occurrence, actor.userId),
      seated: guests(places.seated),
      waiting: guests(places.waiting),
      absent: guests(absent),
    };
  }

  @Endpoint(routes.answerOccurrence)
  answer(
    @Input() { params, body }: InputOf<typeof routes.answerOccurrence>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.answerOccurrence>> {
    return this.service.answer(actor, params, body.answer);
  }

  @Endpoint(routes.moveOccurrence)
  move(
    @Input() { params, body }: InputOf<typeof routes.moveOccurrence>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.moveOccurrence>> {
    return this.service.move(actor, params, body);
  }

  @Endpoint(routes.cancelOccurrence)
  cancel(
    @Input() { params, body }: InputOf<typeof routes.cancelOccurrence>,
    @CurrentActor() actor: Actor,
  ): Promise<ResponseOf<typeof routes.cancelOccurrence>> {
    return this.service.cancel(actor, params, body.reason);
  }

  @Endpoint(routes.listMyOccurrences)
  async listOwn(@CurrentActor() actor: Actor): Promise<ResponseOf<typeof routes.listMyOccurrences>> {
    const found = await this.occurrences.list({
      answers: { some: { userId: actor.userId, answer: { not: 'no' } } },
      startsAt: { gt: new Date(Date.now() - stillRunningMs) },
    });
    return {
      occurrences: found.map((occurrence) => ({
        ...toBody(occurrence, actor.userId),
        clubId: occurrence.plan.clubId,
        clubName: occurrence.plan.club.name,
      })),
    };
  }

  @Endpoint(routes.listPublicEvents)
  async listPublic(
    @Input() { params }: InputOf<typeof routes.listPublicEvents>,
  ): Promise<ResponseOf<typeof routes.listPublicEvents>> {
    const found = await this.occurrences.list(
      {
        schedule: { listed: true, club: { slug: params.slug, listed: true } },
        startsAt: { gt: new Date(), lt: new Date(Date.now() + aheadMs) },
      },
      20,
    );
    const page = `${this.environment.PUBLIC_URL}/clubs/${params.slug}`;
    return { events: found.map((occurrence) => schemaOrgEvent(occurrence, page)) };
  }
}
