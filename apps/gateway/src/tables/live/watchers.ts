import type { Viewer } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import type { Table } from '../domain/table.js';
import { notesText, snapshotTexts } from './frames.js';
import type { Published } from './live-table.js';

/** Who follows which table over which socket. */
export class Watchers {
  readonly #byTable = new Map<string, Set<SocketConnection>>();
  readonly #byConnection = new Map<SocketConnection, Set<string>>();
  readonly #onChange: ((tableId: string) => void)[] = [];

  /** Calls back when somebody comes or goes. */
  onChange(listener: (tableId: string) => void): void {
    this.#onChange.push(listener);
  }

  add(tableId: string, connection: SocketConnection): void {
    upsert(this.#byTable, tableId).add(connection);
    upsert(this.#byConnection, connection).add(tableId);
    this.#changed(tableId);
  }

  remove(tableId: string, connection: SocketConnection): void {
    const connections = this.#byTable.get(tableId);
    if (!connections?.delete(connection)) return;
    if (connections.size === 0) this.#byTable.delete(tableId);
    this.#byConnection.get(connection)?.delete(tableId);
    this.#changed(tableId);
  }

  /** The socket is gone. */
  forget(connection: SocketConnection): void {
    for (const tableId of this.#byConnection.get(connection) ?? []) this.remove(tableId, connection);
    this.#byConnection.delete(connection);
  }

  isWatched(tableId: string): boolean {
    return this.#byTable.has(tableId);
  }

  watches(tableId: string, connection: SocketConnection): boolean {
    return this.#byTable.get(tableId)?.has(connection) ?? false;
  }

  at(tableId: string): Iterable<SocketConnection> {
    return this.#byTable.get(tableId) ?? [];
  }

  /**
   * Sends each watcher what their seat may see. Those who see the same get the same text, made once. Spectators of a
   * delayed game are left out: they get it later.
   */
  publish(published: Published): void {
    const connections = this.#byTable.get(published.table.settings.id);
    if (!connections) return;
    const makeText = frameMaker(published);
    for (const connection of connections) {
      const viewer = viewerOf(published.table, connection.actor?.userId);
      if (!isDelayed(published.table, viewer)) connection.sendText(makeText(viewer));
    }
  }

  /** Sends spectators a moment of the past. */
  publishLate(published: Published, live: Table): void {
    const makeText = frameMaker(published);
    for (const connection of this.at(live.settings.id))
      if (isDelayed(live, viewerOf(live, connection.actor?.userId)))
        connection.sendText(makeText('spectator'));
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

function frameMaker({ table, entries, events, deadline }: Published): (viewer: Viewer) => string {
  const texts = new Map<Viewer, string>();
  const notes = notesText(entries);
  const snapshotText = snapshotTexts(table, deadline);
  return (viewer) => {
    let text = texts.get(viewer);
    if (text === undefined) {
      const snapshot = snapshotText(viewer);
      const told = table.settings.game.eventsText(events, viewer);
      text = `{"type":"table","data":{"snapshot":${snapshot},"events":${told},"notes":${notes}}}`;
      texts.set(viewer, text);
    }
    return text;
  };
}

function upsert<Key, Item>(map: Map<Key, Set<Item>>, key: Key): Set<Item> {
  let items = map.get(key);
  if (!items) map.set(key, (items = new Set()));
  return items;
}
