import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationKind } from '@red-disc/contracts';
import {
  playersAt,
  roundOf,
  type EntrantId,
  type TournamentEvent,
  type TournamentState,
} from '@red-disc/tournaments';
import type { Logger } from 'pino';
import { ClubNewsService } from '../../notifications/club-news.service.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { accountsOf } from '../log/accounts.js';
import { TournamentLogs, type Appended } from '../log/tournament-logs.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';

/** Something people want to know even when they do not look at the event. */
interface News {
  readonly kind: NotificationKind;
  /** What happened, and in which round: for the sentence in the app. */
  readonly data: Readonly<Record<string, string>>;
  readonly entrants: readonly EntrantId[];
}

const left = ['withdrawn', 'dropped', 'disqualified'];

function everybody({ entrants }: TournamentState): EntrantId[] {
  return [...entrants.values()].filter(({ status }) => !left.includes(status)).map(({ id }) => id);
}

/** What an event tells, and whom; undefined for what only those care about who are looking. */
export function newsOf({ body }: TournamentEvent, state: TournamentState): News | undefined {
  if (body.type === 'entrantPromoted')
    return { kind: 'schedule.promoted', data: {}, entrants: [body.entrant] };
  if (body.type === 'tournamentCancelled')
    return { kind: 'schedule.cancelled', data: {}, entrants: everybody(state) };
  if (body.type === 'standingsApproved')
    return { kind: 'tournament.news', data: { event: body.type }, entrants: everybody(state) };
  if (body.type !== 'roundPublished') return undefined;
  const seated = roundOf(state, body)?.tables.flatMap(playersAt) ?? [];
  const data = { event: body.type, stage: body.stage, round: String(body.round) };
  return { kind: 'tournament.news', data, entrants: seated };
}

/** Tells those who take part in an event what has become of them. */
@Injectable()
export class EventNews implements OnModuleInit {
  constructor(
    private readonly logs: TournamentLogs,
    private readonly tournaments: TournamentsRepository,
    private readonly news: ClubNewsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.logs.onAppended((appended) => {
      this.#tell(appended).catch((err: unknown) => {
        this.logger.warn({ err, tournamentId: appended.tournamentId }, 'news of an event were not passed on');
      });
    });
  }

  /** The event begins at another time: everybody who means to come is told. */
  async tellMoved({ id, clubId, published }: TournamentRow, startsAt: string): Promise<void> {
    if (!published) return;
    const { state } = await this.logs.read(id);
    const kind = 'schedule.changed';
    await this.news.tell({
      clubId,
      kind,
      key: `${kind} ${id} ${startsAt}`,
      data: { title: state.setup.name, startsAt, tournamentId: id },
      to: { userIds: everybody(state).flatMap((entrant) => accountsOf(state.entrants.get(entrant)!)) },
    });
  }

  async #tell({ tournamentId, events, state }: Appended): Promise<void> {
    const told = events.flatMap((event) => {
      const news = newsOf(event, state);
      return news ? [{ ...news, seq: event.seq }] : [];
    });
    const row = told.length > 0 ? await this.tournaments.find(tournamentId) : undefined;
    if (!row?.published) return;
    for (const { kind, data, entrants, seq } of told) {
      const userIds = entrants.flatMap((id) => accountsOf(state.entrants.get(id)!));
      await this.news.tell({
        clubId: row.clubId,
        kind,
        key: `${kind} ${tournamentId} ${seq}`,
        data: { title: state.setup.name, startsAt: row.startsAt.toISOString(), tournamentId, ...data },
        to: { userIds },
      });
    }
  }
}
