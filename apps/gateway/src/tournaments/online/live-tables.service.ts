import { Inject, Injectable } from '@nestjs/common';
import { assertNever } from '@red-disc/kernel';
import type { GameCatalogue } from '@red-disc/game';
import { GAMES } from '../../games/games.module.js';
import type { Actor, UserId } from '../../platform/identity/actor.js';
import { AccessService } from '../../platform/permissions/access.service.js';
import { TablesService, type PlannedSeat } from '../../tables/tables.service.js';
import type { TournamentRow } from '../tournaments.repository.js';
import { HostsRepository } from '../../clubs/club/hosts.repository.js';
import type { LiveSeat, LiveTableState, OnlineStep, Wanted } from './online-steps.js';

type TableStep = Exclude<OnlineStep, { type: 'open' | 'reportAbsence' | 'reportArrival' }>;

export interface TableToOpen {
  readonly ruleSetVersionId: string;
  readonly seating: readonly Wanted[];
  /** Shared by several tables in duplicate play. */
  readonly dealId: string | null;
}

export interface Act {
  /** Names the event in the table's log. */
  readonly by: string;
  /** The same for the same act, so that it happens once. */
  readonly id: string;
  readonly live: LiveTableState;
}

const isTaken = (seat: LiveSeat | undefined): boolean =>
  seat !== undefined && (seat.user !== null || seat.bot);

/** The live tables of events: opened, seen and steered in the name of whoever made the event. */
@Injectable()
export class LiveTablesService {
  constructor(
    private readonly tables: TablesService,
    private readonly access: AccessService,
    private readonly hosts: HostsRepository,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  async stateOf(clubId: string, gameTableId: string): Promise<LiveTableState> {
    const owner = actorFor(await this.hosts.ownerOf(clubId));
    const { table } = await this.tables.watch(gameTableId, owner, undefined);
    return {
      status: table.status,
      pausedBy: table.pausedBy,
      seats: table.seats.map(({ occupant, ready, caretaker }) => ({
        user: occupant && 'user' in occupant ? occupant.user : null,
        bot: occupant !== null && 'bot' in occupant,
        ready,
        caretaker,
      })),
    };
  }

  async open(
    row: TournamentRow,
    game: string,
    { ruleSetVersionId, seating, dealId }: TableToOpen,
  ): Promise<string> {
    const level = this.#botLevel(game);
    const seats = seating.map((wanted): PlannedSeat => {
      if (wanted === null) return null;
      return wanted === 'bot' ? { bot: level } : { user: wanted.user as UserId };
    });
    const { id } = await this.tables.open(await this.#hostOf(row), {
      rules: { ruleSetVersion: ruleSetVersionId },
      timing: undefined,
      // Seat 1 begins; the members of the club may watch.
      settings: { seats: seating.length, firstDealer: 'lastSeat', visibility: 'club', talk: 'phrases' },
      clubId: row.clubId,
      bots: [],
      sit: false,
      seating: seats,
      ...(dealId !== null && { deal: { id: dealId } }),
    });
    return id;
  }

  async act(game: string, gameTableId: string, step: TableStep, act: Act): Promise<void> {
    const by = act.by as UserId;
    const reason = 'tournament';
    const submit = (command: Parameters<TablesService['act']>[2]) =>
      this.tables.act(gameTableId, `event:${step.type}:${act.id}`, command);
    switch (step.type) {
      case 'start':
        return this.#start(gameTableId, step.away);
      case 'seat':
        return this.#seat(game, gameTableId, step, act);
      case 'pause':
      case 'callTime':
      case 'stop':
        await submit(() => ({ type: step.type, by, reason }));
        return;
      case 'resume':
        await submit(() => ({ type: 'resume', by }));
        return;
      case 'close':
        await submit(({ table }) =>
          table.status === 'lobby' ? { type: 'cancel' } : { type: 'stop', by, reason },
        );
        return;
      default:
        return assertNever(step);
    }
  }

  /** For those who are away a caretaker plays from the first move on, until they return. */
  async #start(gameTableId: string, away: readonly string[]): Promise<void> {
    for (const user of away)
      await this.tables.act(gameTableId, `event:ready:${user}`, () => ({
        type: 'ready',
        user: user as UserId,
        ready: true,
      }));
    await this.tables.act(gameTableId, 'event:start', () => ({ type: 'start' }));
    for (const user of away)
      await this.tables.act(gameTableId, `event:away:${user}`, () => ({
        type: 'stand',
        user: user as UserId,
      }));
  }

  async #seat(
    game: string,
    gameTableId: string,
    { seat, wanted }: Extract<TableStep, { type: 'seat' }>,
    { by, id, live }: Act,
  ): Promise<void> {
    const level = this.#botLevel(game);
    const submit = (what: string, command: Parameters<TablesService['act']>[2]) =>
      this.tables.act(gameTableId, `event:${what}:${seat}:${id}`, command);
    if (live.status !== 'lobby') {
      if (wanted === null) return;
      const occupant = wanted === 'bot' ? { bot: level } : { user: wanted.user as UserId };
      await submit('replace', () => ({
        type: 'replace',
        seat,
        occupant,
        by: by as UserId,
        reason: 'tournament',
      }));
      return;
    }
    if (isTaken(live.seats[seat - 1])) await submit('remove', () => ({ type: 'remove', seat }));
    if (wanted === 'bot') await submit('bot', () => ({ type: 'addBot', level, seat }));
    else if (wanted) await submit('sit', () => ({ type: 'sit', user: wanted.user as UserId, seat }));
  }

  /** A quick bot for a seat that nobody can take. */
  #botLevel(game: string): string {
    const bots = this.games.find(game)?.bots ?? [];
    const bot = bots.find(({ heavy }) => !heavy) ?? bots[0];
    if (!bot) throw new Error(`${game} has no bots`);
    return bot.level;
  }

  /** Whoever made the event hosts its tables as long as they may; after that an owner of the club. */
  async #hostOf({ clubId, createdBy }: TournamentRow): Promise<Actor> {
    const maker = actorFor(createdBy);
    if (await this.access.mayInClub(maker, 'tables.create', clubId)) return maker;
    return actorFor(await this.hosts.ownerOf(clubId));
  }
}

/** The server acting in somebody's place, without a session of theirs. */
function actorFor(userId: string): Actor {
  return { userId: userId as UserId, kind: 'account', platformRole: 'user', sessionId: 'tournament' };
}
