import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { tournamentTopicSchema, type TournamentTopic } from '@red-disc/contracts';
import { DatabaseListener } from '../../platform/database/database-listener.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import { channel } from '../log/log.repository.js';

const everything = tournamentTopicSchema.options;

/**
 * Tells sockets that something has changed in an event they follow, whichever gateway wrote it: PostgreSQL passes it
 * on when the change is there to be read. Whoever missed something while the line was down is told to read again.
 */
@Injectable()
export class TournamentNews implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #watchers = new Map<string, Set<SocketConnection>>();
  readonly #lastSeq = new Map<string, number>();
  readonly #listener: DatabaseListener;

  constructor(@Inject(ENVIRONMENT) { DATABASE_URL }: Environment) {
    this.#listener = new DatabaseListener({
      url: DATABASE_URL,
      name: 'red-disc tournaments',
      channel,
      onPayload: (payload) => {
        const [tournamentId = '', seq, ...topics] = payload.split(' ');
        this.#tell(tournamentId, Number(seq), topics as TournamentTopic[]);
      },
      onGap: () => {
        for (const [tournamentId, seq] of [...this.#lastSeq]) this.#tell(tournamentId, seq, everything);
      },
    });
  }

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
    await this.#listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#listener.stop();
  }

  #tell(tournamentId: string, seq: number, topics: readonly TournamentTopic[]): void {
    const watching = this.#watchers.get(tournamentId);
    if (!watching) return;
    this.#lastSeq.set(tournamentId, seq);
    const text = JSON.stringify({ type: 'tournament', data: { tournamentId, seq, topics } });
    for (const connection of watching) connection.sendText(text);
  }
}
