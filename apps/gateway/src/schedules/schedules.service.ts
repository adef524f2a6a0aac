import { Inject, Injectable } from '@nestjs/common';
import { instantOf, promoted, type Answer } from '@red-disc/clubs';
import type { OccurrenceBody, ScheduleBody, ScheduleContent } from '@red-disc/contracts';
import type { GameCatalogue } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor } from '../platform/identity/actor.js';
import { CLUB_ACCESS, type ClubAccessPort } from '../platform/permissions/club-access-port.js';
import { RuleSetsService } from '../rule-sets/rule-sets.service.js';
import { OccurrencesRepository, toBody, type StoredOccurrence } from './occurrences.repository.js';
import { Planner } from './planner.js';
import { ScheduleNews } from './schedule-news.js';
import { SchedulesRepository } from './schedules.repository.js';

const hourMs = 3_600_000;

interface EveningIds {
  readonly clubId: string;
  readonly occurrenceId: string;
}

/** Planning tables, and saying whether one comes. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly occurrences: OccurrencesRepository,
    private readonly ruleSets: RuleSetsService,
    private readonly planner: Planner,
    private readonly news: ScheduleNews,
    @Inject(CLUB_ACCESS) private readonly access: ClubAccessPort,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  async create(actor: Actor, clubId: string, content: ScheduleContent): Promise<ScheduleBody> {
    await this.#assertPlayable(clubId, content);
    const id = await this.schedules.create(actor, clubId, content);
    await this.planner.plan(id);
    return this.#get(clubId, id);
  }

  async update(actor: Actor, clubId: string, id: string, content: ScheduleContent): Promise<ScheduleBody> {
    await this.#assertPlayable(clubId, content);
    if (!(await this.schedules.update(actor, clubId, id, content))) throw notFound();
    await this.planner.plan(id);
    return this.#get(clubId, id);
  }

  async end(actor: Actor, clubId: string, id: string): Promise<void> {
    if (!(await this.schedules.end(actor, clubId, id))) throw notFound();
    await this.planner.plan(id);
  }

  async answer(actor: Actor, { clubId, occurrenceId }: EveningIds, answer: Answer): Promise<OccurrenceBody> {
    const { plan } = await this.find(clubId, occurrenceId);
    if (plan.who === 'members') await this.#assertMember(actor, clubId);
    const changed = await this.occurrences.answer(occurrenceId, actor.userId, answer);
    if (!changed) throw new ApiException({ code: 'REFUSED', reason: 'TOO_LATE' });
    const occurrence = await this.find(clubId, occurrenceId);
    for (const userId of promoted(changed.before, changed.after))
      await this.news.tell(occurrence, 'schedule.promoted', [userId], String(occurrence.sequence));
    return toBody(occurrence, actor.userId);
  }

  async move(
    actor: Actor,
    { clubId, occurrenceId }: EveningIds,
    { date, time }: { date: string; time: string },
  ): Promise<OccurrenceBody> {
    const { plan } = await this.find(clubId, occurrenceId);
    const startsAt = instantOf(date, time, plan.club.timeZone);
    if (startsAt < Date.now() - hourMs) throw new ApiException({ code: 'REFUSED', reason: 'IN_THE_PAST' });
    if (!(await this.occurrences.move(actor, clubId, occurrenceId, new Date(startsAt))))
      throw new ApiException({ code: 'REFUSED', reason: 'TOO_LATE' });
    await this.news.tellAnswered(occurrenceId, 'schedule.changed');
    await this.planner.plan(plan.id);
    return toBody(await this.find(clubId, occurrenceId), actor.userId);
  }

  async cancel(actor: Actor, { clubId, occurrenceId }: EveningIds, reason: string): Promise<OccurrenceBody> {
    await this.find(clubId, occurrenceId);
    if (!(await this.occurrences.cancel(actor, clubId, occurrenceId, reason)))
      throw new ApiException({ code: 'REFUSED', reason: 'TOO_LATE' });
    await this.news.tellAnswered(occurrenceId, 'schedule.cancelled');
    return toBody(await this.find(clubId, occurrenceId), actor.userId);
  }

  async find(clubId: string, occurrenceId: string): Promise<StoredOccurrence> {
    const occurrence = await this.occurrences.find(occurrenceId, clubId);
    if (!occurrence) throw notFound();
    return occurrence;
  }

  async #get(clubId: string, id: string): Promise<ScheduleBody> {
    const schedule = await this.schedules.find(clubId, id);
    if (!schedule) throw notFound();
    return schedule;
  }

  /** The rules are this club's or the house's, and the game takes so many. */
  async #assertPlayable(clubId: string, content: ScheduleContent): Promise<void> {
    const pinned = await this.ruleSets.pinned(content.ruleSetVersionId);
    const game = pinned && this.games.find(pinned.game);
    if (!game || (pinned.clubId !== null && pinned.clubId !== clubId) || pinned.archived)
      throw invalid('ruleSetVersionId', 'NOT_PLAYABLE');
    const { min, max } = game.seats;
    if (content.seatsFrom < min) throw invalid('seatsFrom', 'OUT_OF_RANGE');
    if (content.seatsTo > max || content.seatsTo < content.seatsFrom)
      throw invalid('seatsTo', 'OUT_OF_RANGE');
    if (content.botLevel !== null && !game.bots.some(({ level }) => level === content.botLevel))
      throw invalid('botLevel', 'NO_SUCH_BOT');
  }

  async #assertMember(actor: Actor, clubId: string): Promise<void> {
    const place = await this.access.placeOf(actor, clubId);
    if (place?.places.every((role) => role === 'guest'))
      throw new ApiException({ code: 'REFUSED', reason: 'MEMBERS_ONLY' });
  }
}

function notFound(): ApiException {
  return new ApiException({ code: 'NOT_FOUND' });
}

function invalid(field: string, code: string): ApiException {
  return new ApiException({ code: 'INVALID', issues: [{ path: ['body', field], code }] });
}
