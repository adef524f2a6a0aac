import type { Viewer } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import type { Table } from '../domain/table.js';
import type { Published } from './live-table.js';
import { newsOf, type Told } from './news-of-table.js';

/** Who follows one table, and what they were told last. */
interface Circle {
  /** Each with whether it is told by differences. */
  readonly members: Map<SocketConnection, boolean>;
  told: Told | undefined;
  /** What those were told who see the game late. */
  toldLate: Told | undefined;
}

/** Who follows which table over which socket. */
export class Watchers {
  readonly #circles = new Map<string, Circle>();
  readonly #byConnection = new Map<SocketConnection, Set<string>>();
  readonly #onChange: ((tableId: string) => void)[] = [];

  /** Calls back when somebody comes or goes. */
  onChange(listener: (tableId: string) => void): void {
    this.#onChange.push(listener);
  }

  add(tableId: string, connection: SocketConnection, byDifferences: boolean): void {
    let circle = this.#circles.get(tableId);
    if (!circle)
      this.#circles.set(tableId, (circle = { members: new Map(), told: undefined, toldLate: undefined }));
    circle.members.set(connection, byDifferences);
    let tables = this.#byConnection.get(connection);
    if (!tables) this.#byConnection.set(connection, (tables = new Set()));
    tables.add(tableId);
    this.#changed(tableId);
  }

  remove(tableId: string, connection: SocketConnection): void {
    const members = this.#circles.get(tableId)?.members;
    if (!members?.delete(connection)) return;
    if (members.size === 0) this.#circles.delete(tableId);
    this.#byConnection.get(connection)?.delete(tableId);
    this.#changed(tableId);
  }

  /** The socket is gone. */
  forget(connection: SocketConnection): void {
    for (const tableId of this.#byConnection.get(connection) ?? []) this.remove(tableId, connection);
    this.#byConnection.delete(connection);
  }

  isWatched(tableId: string): boolean {
    return this.#circles.has(tableId);
  }

  watches(tableId: string, connection: SocketConnection): boolean {
    return this.#circles.get(tableId)?.members.has(connection) ?? false;
  }

  at(tableId: string): Iterable<SocketConnection> {
    return this.#circles.get(tableId)?.members.keys() ?? [];
  }

  /**
   * Sends each watcher what their seat may see. Those who see the same get the same text, made once. Spectators of a
   * delayed game are left out: they get it later.
   */
  publish(published: Published): void {
    const { table } = published;
    const circle = this.#circles.get(table.settings.id);
    if (!circle) return;
    const news = newsOf(published, circle.told);
    for (const [connection, byDifferences] of circle.members) {
      const viewer = viewerOf(table, connection.actor?.userId);
      if (!isDelayed(table, viewer))
        connection.sendText(byDifferences ? news.difference(viewer) : news.whole(viewer));
    }
    circle.told = news.told;
  }

  /** Sends spectators a moment of the past. */
  publishLate(published: Published, live: Table): void {
    const circle = this.#circles.get(live.settings.id);
    if (!circle) return;
    const news = newsOf(published, circle.toldLate);
    for (const [connection, byDifferences] of circle.members)
      if (isDelayed(live, viewerOf(live, connection.actor?.userId)))
        connection.sendText(byDifferences ? news.difference('spectator') : news.whole('spectator'));
    circle.toldLate = news.told;
  }

  #changed(tableId: string): void {
    for (const listener of this.#onChange) listener(tableId);
  }
}

/** A seat sees what is its own; everybody else is a spectator. */
export function viewerOf(table: Table, user: UserId | undefined): Viewer {
  return (user === undefined ? undefined : table.seatOf(user)) ?? 'spectator';
}

/** Whether this viewer sees the game later than it happens. Before it has begun there is nothing to hold back. */
export function isDelayed(table: Table, viewer: Viewer): boolean {
  return viewer === 'spectator' && table.settings.spectatorDelayMs > 0 && table.match !== undefined;
}
