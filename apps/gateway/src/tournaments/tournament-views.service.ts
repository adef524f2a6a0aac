import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes, TournamentTableBody } from '@red-disc/contracts';
import {
  missingPlayers,
  roundOf,
  stageId,
  stageOf,
  type RoundState,
  type StageState,
  type TournamentState,
} from '@red-disc/tournaments';
import type { Actor } from '../platform/identity/actor.js';
import { notFound } from './log/refusal.js';
import { GamesRepository } from './online/games.repository.js';
import { PresenceService } from './online/presence.service.js';
import { TournamentReader, type TournamentIds } from './tournament-reader.js';
import { entrantView } from './views/entrants-view.js';
import { adjustmentsView, callsView, logView } from './views/log-view.js';
import { roundView, tableViews } from './views/round-view.js';

type Round = ResponseOf<typeof routes.getTournamentRound>;

/** The parts of an event as pages show them. */
@Injectable()
export class TournamentViewsService {
  constructor(
    private readonly reader: TournamentReader,
    private readonly games: GamesRepository,
    private readonly presence: PresenceService,
  ) {}

  async entrants(actor: Actor, ids: TournamentIds): Promise<ResponseOf<typeof routes.listEntrants>> {
    const { row, state, log } = await this.reader.read(actor, ids);
    const directs = await this.reader.seesPlans(actor, row);
    return {
      seq: log.events.length,
      entrants: [...state.entrants.values()].map(entrantView),
      apart: directs ? state.apart.map(([a, b]) => [a, b]) : [],
    };
  }

  async round(
    actor: Actor,
    ids: TournamentIds,
    query: InputOf<typeof routes.getTournamentRound>['query'],
  ): Promise<Round> {
    const { row, state, log } = await this.reader.read(actor, ids);
    const ref = { stage: stageId(query.stage), round: query.round };
    const stage = stageOf(state, ref.stage);
    const round = roundOf(state, ref);
    if (!stage || !round) throw notFound();
    if (round.status === 'planned' && !(await this.reader.seesPlans(actor, row))) throw notFound();
    const now = Date.now();
    const present = await this.presence.seen(ids, state, stage, round);
    const missing = round.status === 'running' ? missingPlayers(state, ref, present, now) : [];
    return roundView({
      ...(await this.#shared(row.id, state, round)),
      state,
      seq: log.events.length,
      stage,
      round,
      missing,
      now,
    });
  }

  /** The tables of a round for whoever may see it. */
  async tables(
    tournamentId: string,
    state: TournamentState,
    stage: StageState,
    round: RoundState,
  ): Promise<TournamentTableBody[]> {
    const shared = await this.#shared(tournamentId, state, round);
    return tableViews({ ...shared, state, stage, round, now: Date.now() });
  }

  async calls(actor: Actor, ids: TournamentIds): Promise<ResponseOf<typeof routes.listRefereeCalls>> {
    const { state, log } = await this.reader.read(actor, ids);
    const referees = state.calls.flatMap(({ ruling }) => (ruling ? [ruling.by.id] : []));
    const names = await this.reader.namesFor(state, referees);
    return { seq: log.events.length, calls: callsView(state, names), adjustments: adjustmentsView(state) };
  }

  async log(
    actor: Actor,
    ids: TournamentIds,
    { before, limit }: InputOf<typeof routes.getTournamentLog>['query'],
  ): Promise<ResponseOf<typeof routes.getTournamentLog>> {
    const { state, log } = await this.reader.read(actor, ids);
    const names = await this.reader.namesFor(
      state,
      log.events.map((event) => event.actor.id),
    );
    const commands = logView(log.events, names).filter(
      ({ command }) => before === undefined || command < before,
    );
    const people = Object.fromEntries([...state.entrants.values()].map(({ id, name }) => [id, name]));
    return { commands: commands.slice(0, limit), people };
  }

  async #shared(tournamentId: string, state: TournamentState, { tables }: RoundState) {
    const actors = tables.flatMap(({ result }) => [result?.enteredBy.id, result?.confirmedBy?.id]);
    const ids = actors.flatMap((id) => id ?? []);
    const [games, names] = await Promise.all([
      this.games.byKey(tournamentId),
      this.reader.namesFor(state, ids),
    ]);
    return { games, names };
  }
}
