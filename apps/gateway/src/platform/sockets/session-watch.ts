import type { Actor } from '../identity/actor.js';
import type { IdentityPort } from '../identity/identity-port.js';
import type { SessionEvents } from '../identity/session-events.js';
import { closeCodes, type SocketConnection } from './socket-connection.js';

/** Less than the five seconds after which no socket of an ended session may be open. */
const lookEveryMs = 4000;

/**
 * Closes the sockets of sessions that have ended, wherever they were ended: at once if it happened in this process,
 * and otherwise when the sessions of all open sockets are next looked up, which is one query every few seconds.
 */
export class SessionWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #onEnded = (sessionIds: readonly string[]): void => {
    for (const connection of this.connections)
      if (connection.actor && sessionIds.includes(connection.actor.sessionId)) end(connection);
  };
  readonly #onChanged = (): void => void this.#look();
  #looking = false;

  constructor(
    private readonly connections: ReadonlySet<SocketConnection>,
    private readonly identity: IdentityPort,
    private readonly events: SessionEvents,
  ) {
    events.on('ended', this.#onEnded).on('changed', this.#onChanged);
    this.#timer = setInterval(this.#onChanged, lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.events.off('ended', this.#onEnded).off('changed', this.#onChanged);
  }

  async #look(): Promise<void> {
    const signedIn = [...this.connections].filter(({ actor }) => actor);
    if (this.#looking || signedIn.length === 0) return;
    this.#looking = true;
    try {
      const sessionIds = new Set(signedIn.map(({ actor }) => actor!.sessionId));
      const found = await this.identity.recheck([...sessionIds]);
      for (const connection of signedIn) refresh(connection, found.get(connection.actor!.sessionId));
    } catch {
      // A database that does not answer ends nobody's session; the next look finds out.
    } finally {
      this.#looking = false;
    }
  }
}

function refresh(connection: SocketConnection, actor: Actor | undefined): void {
  if (actor) connection.actor = actor;
  else end(connection);
}

function end(connection: SocketConnection): void {
  connection.close(closeCodes.sessionEnded, 'the session has ended');
}
