import { Inject, Injectable } from '@nestjs/common';
import type { GameCatalogue } from '@red-disc/game';
import { GAMES } from '../games/games.module.js';
import { ApiException } from '../platform/errors/api-exception.js';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { AccessService } from '../platform/permissions/access.service.js';
import { TablesService } from '../tables/tables.service.js';
import { HostsRepository } from '../clubs/club/hosts.repository.js';
import type { StoredOccurrence } from './occurrences.repository.js';

/** The tables of planned evenings: opened, filled and started as the plan says. */
@Injectable()
export class EveningTables {
  constructor(
    private readonly tables: TablesService,
    private readonly access: AccessService,
    private readonly hosts: HostsRepository,
    @Inject(GAMES) private readonly games: GameCatalogue,
  ) {}

  async open({ plan }: StoredOccurrence): Promise<string> {
    const { id } = await this.tables.open(await this.#hostOf(plan), {
      rules: { ruleSetVersion: plan.ruleSetVersionId },
      timing: undefined,
      settings: {
        seats: plan.seatsTo,
        firstDealer: 'lot',
        visibility: 'club',
        talk: plan.talk as 'free' | 'phrases' | 'none',
      },
      clubId: plan.clubId,
      bots: [],
      sit: false,
    });
    return id;
  }

  /** Starts the game with whom is there, and says who that is; undefined if it cannot start as the plan wants it. */
  async start({ plan }: StoredOccurrence, tableId: string): Promise<readonly string[] | undefined> {
    const host = await this.#hostOf(plan);
    const { status, seats, game } = await this.tables.readable(tableId, host, undefined);
    const people = seats.flatMap((occupant) => (occupant && 'user' in occupant ? [occupant.user] : []));
    if (status === 'cancelled') return undefined;
    if (status !== 'lobby') return people;
    const taken = seats.filter((occupant) => occupant !== null).length;
    const short = plan.seatsFrom - taken;
    if (people.length === 0 || (short > 0 && plan.onShort === 'cancel')) return undefined;
    if (short > 0 && plan.onShort === 'bots') await this.#addBots(tableId, short, plan.botLevel, game);
    else if (taken < (this.games.find(game)?.seats.min ?? 2)) return undefined;
    for (const user of people)
      await this.tables.act(tableId, `schedule:ready:${user}`, () => ({ type: 'ready', user, ready: true }));
    await this.tables.act(tableId, 'schedule:start', () => ({ type: 'start' }));
    return people;
  }

  async cancel({ plan }: StoredOccurrence, tableId: string): Promise<void> {
    const { status } = await this.tables.readable(tableId, await this.#hostOf(plan), undefined);
    if (status === 'lobby') await this.tables.act(tableId, 'schedule:cancel', () => ({ type: 'cancel' }));
  }

  async #addBots(tableId: string, count: number, wanted: string | null, game: string): Promise<void> {
    const bots = this.games.find(game)?.bots ?? [];
    const level = bots.find((bot) => bot.level === wanted)?.level ?? bots[0]?.level;
    if (level === undefined) throw new ApiException({ code: 'REFUSED', reason: 'NO_SUCH_BOT' });
    for (let n = 0; n < count; n += 1)
      await this.tables.act(tableId, `schedule:bot:${n}`, () => ({ type: 'addBot', level }));
  }

  /** Whoever made the plan hosts its tables, as long as they may; after that an owner of the club. */
  async #hostOf(plan: StoredOccurrence['plan']): Promise<Actor> {
    const maker = actorFor(plan.createdBy);
    if (await this.access.mayInClub(maker, 'tables.create', plan.clubId)) return maker;
    return actorFor(await this.hosts.ownerOf(plan.clubId));
  }
}

/** The server acting in somebody's place, without a session of theirs. */
function actorFor(userId: string): Actor {
  return { userId: userId as UserId, kind: 'account', platformRole: 'user', sessionId: 'schedule' };
}
