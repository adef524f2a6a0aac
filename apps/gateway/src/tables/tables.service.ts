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
import type { Accepted, LiveTable } from './live/live-table.js';
import { TableHostService } from './table-host.service.js';
import { TablesRepository, type StoredSettings, type TableRow } from './tables.repository.js';

/** By which rules a table plays: a version that somebody published, or a preset that comes with a game. */
export type ChosenRules =
  { readonly ruleSetVersion: string } | { readonly game: string; readonly preset: string };

export interface OpenTable {
  readonly rules: ChosenRules;
  readonly timing: Timing | undefined;
  readonly settings: StoredSettings;
  readonly clubId: string | null;
  readonly bots: readonly string[];
  readonly sit: boolean;
}

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
    const row = await this.repository.create({
      game: game.version,
      rules,
      timing: request.timing ?? timing,
      settings,
      host: actor.userId,
      clubId,
      ruleSetVersionId,
    });
    await this.#seatFirst(row, actor, request);
    return row;
  }

  /** The commitment of the first deal is the first thing in every log. */
  async #seatFirst(row: TableRow, actor: Actor, { sit, bots }: OpenTable): Promise<void> {
    const live = await this.#live(row.id);
    const commands: Command[] = [
      { type: 'open' },
      ...(sit ? [{ type: 'sit' as const, user: actor.userId }] : []),
      ...bots.map((level) => ({ type: 'addBot' as const, level })),
    ];
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
    await this.readable(tableId, actor, key);
    return this.#live(tableId);
  }

  /** A command of somebody at the table. The seat is found by who they are, never by what they say. */
  async act(
    tableId: string,
    commandId: string,
    makeCommand: (live: LiveTable) => Command,
  ): Promise<Accepted> {
    const live = await this.#live(tableId);
    return accepted(await live.submit(commandId, () => makeCommand(live)));
  }

  async sit(
    tableId: string,
    actor: Actor,
    commandId: string,
    request: { seat?: number | undefined; key?: string | undefined },
  ): Promise<Accepted> {
    await this.readable(tableId, actor, request.key);
    return this.act(tableId, commandId, () => ({
      type: 'sit',
      user: actor.userId,
      ...(request.seat !== undefined && { seat: request.seat }),
    }));
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
  async #assertHost(tableId: string, actor: Actor): Promise<void> {
    const row = await this.repository.find(tableId);
    if (!row) throw new ApiException({ code: 'NOT_FOUND' });
    if (row.hostId === actor.userId) return;
    if (row.clubId !== null && (await this.access.mayInClub(actor, 'tables.rule', row.clubId))) return;
    const seesIt = await this.#maySee(row, actor, undefined);
    throw new ApiException({ code: seesIt ? 'FORBIDDEN' : 'NOT_FOUND' });
  }

  async #maySee(row: TableRow, actor: Actor | undefined, key: string | undefined): Promise<boolean> {
    if (row.settings.visibility === 'open' || key === row.link) return true;
    if (actor && (row.hostId === actor.userId || sitsAt(row, actor.userId))) return true;
    return row.clubId !== null && (await this.access.mayInClub(actor, 'tables.watch', row.clubId));
  }

  async #live(tableId: string): Promise<LiveTable> {
    const live = await this.host.find(tableId);
    if (!live) throw new ApiException({ code: 'NOT_FOUND' });
    return live;
  }
}

export function sitsAt(row: TableRow, user: UserId): boolean {
  return row.seats.some((occupant) => occupant && 'user' in occupant && occupant.user === user);
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
