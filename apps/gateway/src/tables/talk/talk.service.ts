import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { MessageResponse, TalkContent, TalkLineBody } from '@red-disc/contracts';
import type { Logger } from 'pino';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor } from '../../platform/identity/actor.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import { isDelayed, viewerOf } from '../live/watchers.js';
import type { Talk } from '../stored-settings.js';
import { TableHostService } from '../table-host.service.js';
import { TablesRepository, type TableRow } from '../tables.repository.js';
import { peopleAt, sitsAt, TablesService } from '../tables.service.js';
import { mayBeSaid, talkAllowed } from './talk-policy.js';
import { TalkRepository } from './talk.repository.js';

const linesShown = 50;
const repeatSeconds = 30;
/** docs/operations says so too. */
const daysKept = 30;
const hourMs = 3_600_000;

interface Saying {
  readonly tableId: string;
  readonly commandId: string;
  readonly content: TalkContent;
}

/** What people say at tables. It has its own table in the database and takes no turn in the mailbox of a game. */
@Injectable()
export class TalkService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #tidy: NodeJS.Timeout | undefined;

  constructor(
    private readonly talk: TalkRepository,
    private readonly tables: TablesService,
    private readonly repository: TablesRepository,
    private readonly host: TableHostService,
    private readonly limits: LimitsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    host.onHint((hint) => {
      if (hint.type === 'talk') void this.#tellOf(hint.line);
    });
  }

  async say(actor: Actor, { tableId, commandId, content }: Saying): Promise<string> {
    const row = await this.#find(tableId);
    if (!(await this.#maySpeak(row, actor)))
      throw new ApiException({ code: 'REFUSED', reason: 'ONLY_AT_THE_TABLE' });
    if (!mayBeSaid(content, await this.#talkAt(row)))
      throw new ApiException({ code: 'REFUSED', reason: 'NO_SUCH_TALK_HERE' });
    const line = { tableId, userId: actor.userId, commandId, content };
    const stored = await this.talk.findSaid(line);
    if (stored) return stored.id;
    await this.limits.take('talk', actor.userId);
    if (content.type === 'text' && (await this.talk.hasSaidLately(line, repeatSeconds)))
      throw new ApiException({ code: 'REFUSED', reason: 'SAID_ALREADY' });
    const added = await this.talk.add(line);
    if (added.isNew) {
      this.host.tellOthers([{ type: 'talk', tableId, line: added.line.id }]);
      await this.#tell(added.line);
    }
    return added.line.id;
  }

  /** For somebody who watches the table: a spectator who sees the game late hears what was said then. */
  async lately(connection: SocketConnection, tableId: string): Promise<MessageResponse<'table.talk'>> {
    const live = this.host.tables.peek(tableId);
    if (!live || !this.host.watchers.watches(tableId, connection))
      throw new ApiException({ code: 'REFUSED', reason: 'NOT_WATCHING' });
    const row = await this.#find(tableId);
    const { actor } = connection;
    const isLate = isDelayed(live.table, viewerOf(live.table, actor?.userId));
    const before = new Date(Date.now() - live.table.settings.spectatorDelayMs);
    const [lines, talk, maySpeak] = await Promise.all([
      this.talk.lastLines(tableId, { count: linesShown, reader: actor?.userId, ...(isLate && { before }) }),
      this.#talkAt(row),
      actor ? this.#maySpeak(row, actor) : false,
    ]);
    return { lines, talk, maySpeak: maySpeak && talk !== 'none' };
  }

  onApplicationBootstrap(): void {
    const tidy = (): void => {
      this.talk.deleteOlderThan(daysKept).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'old talk could not be removed');
      });
    };
    tidy();
    this.#tidy = setInterval(tidy, hourMs);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#tidy);
  }

  async #find(tableId: string): Promise<TableRow> {
    const row = await this.repository.find(tableId);
    if (!row) throw new ApiException({ code: 'NOT_FOUND' });
    return row;
  }

  /** Spectators listen. */
  async #maySpeak(row: TableRow, actor: Actor): Promise<boolean> {
    return sitsAt(row, actor.userId) || (await this.tables.rules(row, actor));
  }

  async #talkAt(row: TableRow): Promise<Talk> {
    const circumstances = await this.talk.circumstancesOf(row.clubId, peopleAt(row));
    return talkAllowed({ table: row.settings.talk, ...circumstances });
  }

  async #tellOf(lineId: string): Promise<void> {
    try {
      const line = await this.talk.find(lineId);
      if (line && this.host.watchers.isWatched(line.table)) await this.#tell(line);
    } catch (error) {
      this.logger.warn({ err: error }, 'talk of another gateway could not be passed on');
    }
  }

  async #tell(line: TalkLineBody): Promise<void> {
    const live = this.host.tables.peek(line.table);
    if (!live) return;
    const blockers = await this.talk.blockersOf(line.user);
    const text = JSON.stringify({ type: 'talk', data: line });
    for (const connection of this.host.watchers.at(line.table)) {
      const user = connection.actor?.userId;
      if (user !== undefined && blockers.has(user)) continue;
      if (!isDelayed(live.table, viewerOf(live.table, user))) connection.sendText(text);
      else
        setTimeout(() => {
          connection.sendText(text);
        }, live.table.settings.spectatorDelayMs).unref();
    }
  }
}
