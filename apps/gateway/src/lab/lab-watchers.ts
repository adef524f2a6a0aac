import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { SimulationRunBody } from '@red-disc/contracts';
import type { SocketConnection } from '../platform/sockets/socket-connection.js';
import { LabRepository } from './lab.repository.js';

const lookEveryMs = 500;

interface Watched {
  readonly clubId: string;
  readonly connections: Set<SocketConnection>;
  last: string;
}

/**
 * Tells sockets how far simulations are. It reads what the running process has noted in the database, so it does not
 * matter on which gateway that is.
 */
@Injectable()
export class LabWatchers implements BeforeApplicationShutdown {
  readonly #runs = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(private readonly repository: LabRepository) {}

  watch(clubId: string, run: SimulationRunBody, connection: SocketConnection): void {
    if (isOver(run)) return;
    const watched = this.#runs.get(run.id) ?? { clubId, connections: new Set(), last: JSON.stringify(run) };
    watched.connections.add(connection);
    this.#runs.set(run.id, watched);
    this.#timer ??= setInterval(() => void this.#lookOnce(), lookEveryMs);
  }

  forget(connection: SocketConnection): void {
    for (const { connections } of this.#runs.values()) connections.delete(connection);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#timer);
    this.#runs.clear();
  }

  /** One look after another, however slow the database is. */
  async #lookOnce(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#look();
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    for (const [id, watched] of this.#runs) {
      if (watched.connections.size === 0) {
        this.#runs.delete(id);
        continue;
      }
      // A look that fails is made up for by the next.
      const found = await this.repository.find(watched.clubId, id).catch(() => undefined);
      if (found) this.#tell(id, watched, found.run);
    }
    if (this.#runs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tell(id: string, watched: Watched, run: SimulationRunBody): void {
    const text = JSON.stringify(run);
    if (text !== watched.last) {
      watched.last = text;
      for (const connection of watched.connections) connection.push({ type: 'lab', data: run });
    }
    if (isOver(run)) this.#runs.delete(id);
  }
}

function isOver({ state }: SimulationRunBody): boolean {
  return state !== 'queued' && state !== 'running';
}
