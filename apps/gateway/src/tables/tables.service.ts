import { Inject, Injectable } from '@nestjs/common';
import { timingSchema, type Timing } from '@red-disc/contracts';
import type { Game, GameCatalogue, JsonObject, Refusal } from '@red-disc/game';
import type { Result } from '@red-disc/kernel';
import { GAMES } from '../games/games.module.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { AccessService } from '../platform/permissions/access.service.js';
import { RuleSetsService } from '../rule-sets/rule-sets.service.js';
import type { Command } from './domain/command.js';
import type { Occupant } from './domain/entry.js';
import { DuplicateDeals } from './duplicate-deals.js';
import type { Accepted, LiveTable } from './live/live-table.js';
import { TableHostService } from './table-host.service.js';
import { completeSettings, type GivenSettings } from './stored-settings.js';
import { TablesRepository, type TableRow } from './tables.repository.js';

/*
 * How other features use tables (tournaments, planned evenings):
 *
 * - `open` opens a table. `seating` says who sits where, or for whom a seat is kept. `deal: { id }` gives it a deal
 *   that other tables play too: the same id, the same cards in every round. No seat may add a seed to it, only those
 *   at the table and its referees may watch, and seeds and record are kept back until `DuplicateDeals.release(id)`,
 *   which waits for the last table of the deal. For `firstDealer` use `lastSeat`: seat 1 begins.
 * - `act` does something at a table in the name of the server or of somebody; the id makes it happen once.
 * - `FinishedTables.onFinished` tells of every result, at least once, also after a restart.
 */

/** How people are told of a seat that is kept for them. */
export const invitationKind = 'table.invitation';

/** By which rules a table plays: a version that somebody published, or a preset that comes with a game. */
export type ChosenRules =
  { readonly ruleSetVersion: string } | { readonly game: string; readonly preset: string };

export interface OpenTable {
  readonly rules: ChosenRules;
  readonly timing: Timing | undefined;
  readonly settings: GivenSettings;
  readonly clubId: string | null;
  readonly bots: readonly string[];
  readonly sit: boolean;
  /** By seat; whoever else sits down finds a seat that is free after that. */
  readonly seating?: readonly PlannedSeat[];
  /** Several tables with the same deal get the same cards. */
  readonly deal?: { readonly id: string };
}

/** Who has a seat from the start, or for whom it is kept; null leaves it to whoever comes. */
export type PlannedSeat = Occupant | { readonly invited: UserId } | null;

interface RulesToPlay {
  readonly game: Game;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly ruleSetVersionId: string | null;
}

/** What people do with tables; each method has made sure that they may. */
@Injectable()
export class TablesService {
  constructor(
    private readonly repository: TablesRepository,
    private readonly host: TableHostService,
    private readonly access: AccessService,
    private readonly ruleSets: RuleSetsService,
    private readonly duplicates: DuplicateDeals,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  async open(actor: Actor, request: OpenTable): Promise<TableRow> {
    const { clubId, settings } = request;
    if (clubId !== null) await this.access.assertMayInClub(actor, 'tables.create', clubId);
    // A kid's seat belongs to a club and has no business outside it.
    else if (actor.device === 'kid') throw new ApiException({ code: 'FORBIDDEN' });
    else if (settings.visibility === 'club') throw refused('NO_CLUB');
    const { game, rules, timing, ruleSetVersionId } = await this.#rulesOf(request);
    const { min, max } = game.seats;
    if (settings.seats < min || settings.seats > max)
      throw new ApiException({ code: 'REFUSED', reason: 'SEATS_OUT_OF_RANGE', min, max });
    if (request.deal && !(await this.duplicates.prepare(request.deal.id))) throw refused('DEAL_RELEASED');
    const row = await this.repository.create({
      game: game.version,
      rules,
      timing: request.timing ?? timing,
      settings: completeSettings(settings),
      host: actor.userId,
      clubId,
      ruleSetVersionId,
      dealId: request.deal?.id ?? null,
      rematchOf: null,
    });
    const { sit, bots, seating = [] } = request;
    await this.begin(row.id, [
      ...seating.flatMap((planned, index) => (planned ? [takeSeat(planned, index + 1)] : [])),
      ...(sit ? [{ type: 'sit' as const, user: actor.userId }] : []),
      ...bots.map((level) => ({ type: 'addBot' as const, level })),
    ]);
    return row;
  }

  /**
   * Begins the log of a table: the commitment of the first deal comes first in every one. Done again, for instance
   * after a crash, it adds what is missing.
   */
  async begin(tableId: string, seating: readonly Command[]): Promise<void> {
    const live = await this.#live(tableId);
    const commands: Command[] = [{ type: 'open' }, ...seating];
    for (const [index, command] of commands.entries()) {
      const done = await live.submit(`open:${index}`, () => command);
      if (!done.ok) throw refusalOf(done.error);
    }
  }

  async #rulesOf({ rules: chosen, clubId }: OpenTable): Promise<RulesToPlay> {
    if ('ruleSetVersion' in chosen) return this.#pinned(chosen.ruleSetVersion, clubId);
    const game = this.games.all().find(({ id, version }) => id === chosen.game || version === chosen.game);
    if (!game) throw refused('NO_SUCH_GAME');
    const preset = game.presets.find(({ id }) => id === chosen.preset);
    if (!preset) throw refused('NO_SUCH_PRESET');
    return { game, rules: preset.rules, timing: timingSchema.parse({}), ruleSetVersionId: null };
  }

  /** The house's rule sets are for everybody, a club's for its own tables. */
  async #pinned(versionId: string, clubId: string | null): Promise<RulesToPlay> {
    const pinned = await this.ruleSets.pinned(versionId);
    const game = pinned && this.games.find(pinned.game);
    if (!game || (pinned.clubId !== null && pinned.clubId !== clubId))
      throw new ApiException({ code: 'NOT_FOUND' });
    if (pinned.archived) throw refused('RULE_SET_ARCHIVED');
    return { game, rules: pinned.rules, timing: pinned.timing, ruleSetVersionId: versionId };
  }

  /** The table's row, for somebody who may know of it; for others it does not exist. */
  async readable(tableId: string, actor: Actor | undefined, key: string | undefined): Promise<TableRow> {
    const row = await this.repository.find(tableId);
    if (!row || !(await this.#maySee(row, actor, key))) throw new ApiException({ code: 'NOT_FOUND' });
    return row;
  }

  async watch(tableId: string, actor: Actor | undefined, key: string | undefined): Promise<LiveTable> {
    const [row, seq] = await Promise.all([
      this.readable(tableId, actor, key),
      this.host.readLogsEnd(tableId),
    ]);
    const live = await this.#live(tableId);
    // Another gateway may have written more than we were told of.
    if (live.table.seq < seq) await live.catchUp();
    if (row.dealId !== null) await this.#assertMayWatchDuplicate(row, live, actor);
    return live;
  }

  /** A command of somebody at the table. The seat is found by who they are, never by what they say. */
  async act(
    tableId: string,
    commandId: string,
    makeCommand: (live: LiveTable) => Command,
  ): Promise<Accepted> {
    const live = this.host.inMemory(tableId) ?? (await this.#live(tableId));
    return accepted(await live.submit(commandId, () => makeCommand(live)));
  }

  async sit(
    tableId: string,
    actor: Actor,
    commandId: string,
    request: { seat?: number | undefined; key?: string | undefined },
  ): Promise<Accepted> {
    const row = await this.readable(tableId, actor, request.key);
    await this.#assertMaySit(row, actor);
    return this.act(tableId, commandId, () => ({
      type: 'sit',
      user: actor.userId,
      ...(request.seat !== undefined && { seat: request.seat }),
    }));
  }

  async start(tableId: string, actor: Actor, commandId: string): Promise<Accepted> {
    const row = await this.#assertHost(tableId, actor);
    const lastBirthday =
      row.settings.firstDealer === 'birthday' ? await this.repository.lastBirthdayAmong(peopleAt(row)) : null;
    return this.act(tableId, commandId, () => ({ type: 'start', ...(lastBirthday && { lastBirthday }) }));
  }

  async actAsHost(tableId: string, actor: Actor, commandId: string, command: Command): Promise<Accepted> {
    await this.#assertHost(tableId, actor);
    return this.act(tableId, commandId, () => command);
  }

  async undo(tableId: string, actor: Actor, commandId: string, reason: string): Promise<Accepted> {
    await this.#assertHost(tableId, actor);
    const live = await this.#live(tableId);
    return accepted(await live.undo(commandId, actor.userId, reason));
  }

  /** The host, or whoever rules at the tables of its club. */
  async rules(row: TableRow, actor: Actor): Promise<boolean> {
    if (row.hostId === actor.userId) return true;
    return row.clubId !== null && (await this.access.mayInClub(actor, 'tables.rule', row.clubId));
  }

  async #assertHost(tableId: string, actor: Actor): Promise<TableRow> {
    const row = await this.repository.find(tableId);
    if (!row) throw new ApiException({ code: 'NOT_FOUND' });
    if (await this.rules(row, actor)) return row;
    const seesIt = await this.#maySee(row, actor, undefined);
    throw new ApiException({ code: seesIt ? 'FORBIDDEN' : 'NOT_FOUND' });
  }

  /** While the same cards are still played elsewhere, nobody sees them who could tell. */
  async #assertMayWatchDuplicate(row: TableRow, live: LiveTable, actor: Actor | undefined): Promise<void> {
    const { seats } = live.table;
    const isOfTheTable = (user: UserId): boolean =>
      live.table.seatOf(user) !== undefined || seats.some(({ invited }) => invited === user);
    if (actor && (isOfTheTable(actor.userId) || (await this.rules(row, actor)))) return;
    if (await this.duplicates.isKeptBack(row.dealId))
      throw new ApiException({ code: 'REFUSED', reason: 'DEAL_KEPT_BACK' });
  }

  /** A kid's seat belongs to a club and plays there only. */
  async #assertMaySit(row: TableRow, actor: Actor): Promise<void> {
    if (actor.device !== 'kid') return;
    const mayPlay = row.clubId !== null && (await this.access.mayInClub(actor, 'tables.play', row.clubId));
    if (!mayPlay) throw new ApiException({ code: 'FORBIDDEN' });
  }

  async #maySee(row: TableRow, actor: Actor | undefined, key: string | undefined): Promise<boolean> {
    if (row.settings.visibility === 'open' || key === row.link) return true;
    if (actor && (row.hostId === actor.userId || sitsAt(row, actor.userId))) return true;
    const permission = actor?.device === 'kid' ? 'tables.play' : 'tables.watch';
    if (row.clubId !== null && (await this.access.mayInClub(actor, permission, row.clubId))) return true;
    return actor !== undefined && this.isInvited(row, actor.userId);
  }

  /** Whether a seat is kept for this person; it is until the game begins. */
  async isInvited(row: TableRow, user: UserId): Promise<boolean> {
    if (row.status !== 'lobby') return false;
    const live = await this.host.find(row.id);
    return live?.table.seats.some(({ invited }) => invited === user) ?? false;
  }

  async #live(tableId: string): Promise<LiveTable> {
    const live = await this.host.find(tableId);
    if (live) return live;
    const row = await this.repository.find(tableId);
    throw row?.status === 'quarantined'
      ? refused('TABLE_SET_ASIDE')
      : new ApiException({ code: 'NOT_FOUND' });
  }
}

export function peopleAt({ seats }: Pick<TableRow, 'seats'>): UserId[] {
  return seats.flatMap((occupant) => (occupant && 'user' in occupant ? [occupant.user] : []));
}

export function sitsAt(row: TableRow, user: UserId): boolean {
  return peopleAt(row).includes(user);
}

export function takeSeat(planned: NonNullable<PlannedSeat>, seat: number): Command {
  if ('user' in planned) return { type: 'sit', user: planned.user, seat };
  if ('bot' in planned) return { type: 'addBot', level: planned.bot, seat };
  return { type: 'invite', user: planned.invited, seat };
}

function refused(reason: string): ApiException {
  return new ApiException({ code: 'REFUSED', reason });
}

/** A rule's own refusal travels as REFUSED with its code as the reason, and its data beside it. */
export function refusalOf({ code, ...data }: Refusal): ApiException {
  if (code === 'BUSY') return new ApiException({ code: 'RETRY' });
  return new ApiException({ ...data, code: 'REFUSED', reason: code });
}

function accepted(result: Result<Accepted, Refusal>): Accepted {
  if (!result.ok) throw refusalOf(result.error);
  return result.value;
}
