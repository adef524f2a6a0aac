import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes, TournamentBody } from '@red-disc/contracts';
import {
  EMPTY_LOG,
  execute,
  tournamentId,
  type TournamentLog,
  type TournamentSetup,
} from '@red-disc/tournaments';
import { searched } from '../platform/database/list-sql.js';
import type { Actor } from '../platform/identity/actor.js';
import { AccessService } from '../platform/permissions/access.service.js';
import { staff } from './actors.js';
import { stagesOf } from './commands/event-commands.js';
import { sha256 } from './log/hash.js';
import { refusalOf, refused } from './log/refusal.js';
import { ScoringService } from './log/scoring.service.js';
import { EventNews } from './live/event-news.js';
import { GamesRepository } from './online/games.repository.js';
import { TournamentReader, type ReadTournament, type TournamentIds } from './tournament-reader.js';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository.js';
import { summaryView } from './views/summary-view.js';
import { tournamentView } from './views/tournament-view.js';

type Created = InputOf<typeof routes.createTournament>['body'];
type Details = InputOf<typeof routes.updateTournament>['body'];
type Query = InputOf<typeof routes.listTournaments>['query'];
type Listed = ResponseOf<typeof routes.listTournaments>;

const usualMinutes = 240;
/** An event that began so long ago and was never finished is no longer shown among those to come. */
const comingMs = 36 * 3_600_000;

/** Events themselves: made, listed, told about. What happens in them is commands. */
@Injectable()
export class TournamentsService {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly reader: TournamentReader,
    private readonly games: GamesRepository,
    private readonly scoring: ScoringService,
    private readonly access: AccessService,
    private readonly news: EventNews,
  ) {}

  async list(actor: Actor, clubId: string, { when, q, from, to, ...part }: Query): Promise<Listed> {
    const directs = await this.access.mayInClub(actor, 'tournaments.direct', clubId);
    const edge = new Date(Date.now() - comingMs);
    const { rows, total } = await this.repository.page(
      {
        clubId,
        ...(!directs && { published: true }),
        AND: [
          ...(when === 'coming' ? [{ startsAt: { gte: edge } }] : []),
          ...(when === 'past' ? [{ startsAt: { lt: edge } }] : []),
          ...(from ? [{ startsAt: { gte: from } }] : []),
          ...(to ? [{ startsAt: { lt: to } }] : []),
          ...(q ? [{ searchText: { contains: searched(q) } }] : []),
        ],
      },
      part,
      when === 'coming' ? 'asc' : 'desc',
    );
    const own = await this.repository.entriesOf(
      actor.userId,
      rows.map(({ id }) => id),
    );
    return { tournaments: rows.map((row) => summaryView(row, own.get(row.id))), total };
  }

  async listOwn(actor: Actor): Promise<ResponseOf<typeof routes.listMyTournaments>> {
    const own = await this.repository.entriesOf(actor.userId);
    const rows = await this.repository.list({ id: { in: [...own.keys()] } }, 100, 'desc');
    const running = (row: TournamentRow): number => (['preparing', 'running'].includes(row.status) ? 0 : 1);
    return {
      tournaments: rows
        .toSorted((a, b) => running(a) - running(b))
        .map((row) => ({ ...summaryView(row, own.get(row.id)), clubName: row.club.name })),
    };
  }

  async create(actor: Actor, clubId: string, { setup, details }: Created): Promise<TournamentBody> {
    const { ruleSetVersionId, rules, stages, ...rest } = setup;
    const played = await this.scoring.rulesFor(clubId, ruleSetVersionId, [
      'body',
      'setup',
      'ruleSetVersionId',
    ]);
    const id = randomUUID();
    const created: TournamentSetup = {
      ...rest,
      id: tournamentId(id),
      clubId,
      game: played.game,
      timeZone: await this.repository.timeZoneOf(clubId),
      lotSeed: randomBytes(16).toString('hex'),
      planSeed: randomBytes(16).toString('hex'),
      rules: { ...rules, ruleSet: ruleSetVersionId },
      stages: stagesOf(stages),
    };
    const happening = { at: Date.now(), actor: staff(actor.userId), reason: null };
    const command = { type: 'record', event: { type: 'tournamentCreated', setup: created } } as const;
    const executed = execute(EMPTY_LOG, command, happening, { hash: sha256 });
    if (!executed.ok) throw refusalOf(executed.error);
    await this.keep(actor, clubId, { id, log: executed.value.log, details, names: {} });
    return this.get(actor, { clubId, tournamentId: id });
  }

  /** Keeps a log that has just begun, or was brought in from elsewhere. */
  async keep(
    actor: Actor,
    clubId: string,
    event: { id: string; log: TournamentLog; details: Created['details']; names: Record<string, string> },
  ): Promise<void> {
    const { details } = event;
    await this.repository.create(actor, {
      id: event.id,
      clubId,
      details: {
        description: details.description ?? '',
        venue: details.venue ?? '',
        startsAt: details.startsAt,
        minutes: details.minutes ?? usualMinutes,
        published: details.published ?? false,
        listed: details.listed ?? false,
      },
      events: event.log.events,
      state: event.log.state!,
      names: event.names,
    });
  }

  async get(actor: Actor | undefined, ids: TournamentIds): Promise<TournamentBody> {
    return this.view(actor, await this.reader.read(actor, ids));
  }

  async view(actor: Actor | undefined, read: ReadTournament): Promise<TournamentBody> {
    const seesPlans = await this.reader.seesPlans(actor, read.row);
    const played = await this.scoring.rulesOf(read.state.setup.rules.ruleSet);
    return tournamentView({
      ...read,
      userId: actor?.userId,
      ruleSetName: played?.name ?? '',
      games: await this.games.byKey(read.row.id),
      seesPlans,
      now: Date.now(),
    });
  }

  async update(actor: Actor, ids: TournamentIds, changes: Details): Promise<TournamentBody> {
    const row = await this.reader.row(actor, ids);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await this.repository.update(actor, row, given);
    const { startsAt } = changes;
    if (startsAt !== undefined && Date.parse(startsAt) !== row.startsAt.getTime())
      await this.news.tellMoved(row, new Date(startsAt).toISOString());
    return this.get(actor, ids);
  }

  async delete(actor: Actor, ids: TournamentIds): Promise<void> {
    const row = await this.reader.row(actor, ids);
    if (row.published || row.status !== 'preparing') throw refused('TOURNAMENT_PUBLISHED');
    await this.repository.delete(actor, row);
  }
}
