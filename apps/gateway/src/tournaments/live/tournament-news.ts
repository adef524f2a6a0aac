import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { tournamentTopicSchema, type TournamentTopic } from '@red-disc/contracts';
import pg from 'pg';
import type { Logger } from 'pino';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import { channel } from '../log/log.repository.js';

const reconnectMs = 500;
const everything = tournamentTopicSchema.options;

/**
 * Tells sockets that something has changed in an event they follow, whichever gateway wrote it: PostgreSQL passes it
 * on when the change is there to be read. Whoever missed something while the line was down is told to read again.
 */
@Injectable()
export class TournamentNews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #watchers = new Map<string, Set<SocketConnection>>();
  readonly #lastSeq = new Map<string, number>();
  #listener: pg.Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  watch(tournamentId: string, connection: SocketConnection, seq: number): void {
    const watching = this.#watchers.get(tournamentId) ?? new Set();
    this.#watchers.set(tournamentId, watching.add(connection));
    this.#lastSeq.set(tournamentId, Math.max(seq, this.#lastSeq.get(tournamentId) ?? 0));
  }

  unwatch(tournamentId: string, connection: SocketConnection): void {
    const watching = this.#watchers.get(tournamentId);
    watching?.delete(connection);
    if (watching?.size !== 0) return;
    this.#watchers.delete(tournamentId);
    this.#lastSeq.delete(tournamentId);
  }

  forget(connection: SocketConnection): void {
    for (const tournamentId of [...this.#watchers.keys()]) this.unwatch(tournamentId, connection);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#listen();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#reconnect);
    await this.#listener?.end();
  }

  async #listen(): Promise<void> {
    const listener = new pg.Client({
      connectionString: this.environment.DATABASE_URL,
      application_name: 'red-disc tournaments',
    });
    listener.on('error', () => undefined); // 'end' follows
    listener.on('end', () => {
      this.#listenAgain();
    });
    listener.on('notification', ({ payload }) => {
      const [tournamentId = '', seq, ...topics] = (payload ?? '').split(' ');
      this.#tell(tournamentId, Number(seq), topics as TournamentTopic[]);
    });
    await listener.connect();
    await listener.query(`listen ${channel}`);
    this.#listener = listener;
  }

  #tell(tournamentId: string, seq: number, topics: readonly TournamentTopic[]): void {
    const watching = this.#watchers.get(tournamentId);
    if (!watching) return;
    this.#lastSeq.set(tournamentId, seq);
    const text = JSON.stringify({ type: 'tournament', data: { tournamentId, seq, topics } });
    for (const connection of watching) connection.sendText(text);
  }

  #listenAgain(): void {
    if (this.#stopped) return;
    this.#reconnect = setTimeout(() => {
      this.#listen().then(
        () => {
          for (const [tournamentId, seq] of [...this.#lastSeq]) this.#tell(tournamentId, seq, everything);
        },
        (err: unknown) => {
          this.logger.warn({ err }, 'events are not followed for a moment');
          this.#listenAgain();
        },
      );
    }, reconnectMs);
  }
}
