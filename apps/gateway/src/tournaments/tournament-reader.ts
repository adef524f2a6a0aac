import { Injectable } from '@nestjs/common';
import type { TournamentState } from '@red-disc/tournaments';
import type { Actor } from '../platform/identity/actor.js';
import { AccessService } from '../platform/permissions/access.service.js';
import { accountOf, accountsOf, withNames } from './log/accounts.js';
import { notFound } from './log/refusal.js';
import { TournamentLogs, type LiveLog } from './log/tournament-logs.js';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository.js';

/** An event as it stands: its row, its log, and its state with everybody's name. */
export interface ReadTournament {
  readonly row: TournamentRow;
  readonly log: LiveLog;
  readonly state: TournamentState;
}

export interface TournamentIds {
  readonly clubId: string;
  readonly tournamentId: string;
}

/** Reads events for those who may see them. */
@Injectable()
export class TournamentReader {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly logs: TournamentLogs,
    private readonly access: AccessService,
  ) {}

  /** A draft is there only for those who direct. */
  async row(actor: Actor | undefined, { clubId, tournamentId }: TournamentIds): Promise<TournamentRow> {
    const row = await this.repository.find(tournamentId, clubId);
    if (!row) throw notFound();
    if (!row.published && !(await this.access.mayInClub(actor, 'tournaments.direct', clubId)))
      throw notFound();
    return row;
  }

  async read(actor: Actor | undefined, ids: TournamentIds): Promise<ReadTournament> {
    return this.of(await this.row(actor, ids));
  }

  /** Seats are nobody's business until they are published. */
  seesPlans(actor: Actor | undefined, { clubId }: TournamentRow): Promise<boolean> {
    return this.access.mayInClub(actor, 'tournaments.direct', clubId);
  }

  async of(row: TournamentRow): Promise<ReadTournament> {
    const log = await this.logs.read(row.id);
    return { row, log, state: await this.named(row, log.state) };
  }

  async named(row: TournamentRow, state: TournamentState): Promise<TournamentState> {
    const users = [...state.entrants.values()].flatMap(accountsOf);
    const names = await this.repository.namesOf(users);
    const kept = Object.entries(row.names as Record<string, string>);
    return withNames(state, new Map([...kept, ...names]));
  }

  /** Names for the ids of people who acted: accounts, or entrants of this event. */
  async namesFor(state: TournamentState, ids: readonly string[]): Promise<Map<string, string>> {
    const names = await this.repository.namesOf(ids.flatMap((id) => accountOf(id) ?? []));
    for (const { id, name } of state.entrants.values()) if (!names.has(id)) names.set(id, name);
    return names;
  }
}
