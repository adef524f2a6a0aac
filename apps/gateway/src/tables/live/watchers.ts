import type { Viewer } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import type { SocketConnection } from '../../platform/sockets/socket-connection.js';
import type { Table } from '../domain/table.js';
import { eventsFor, notesOf, snapshotFor } from './frames.js';
import type { Published } from './live-table.js';

/** Who follows which table over which socket. */
export class Watchers {
  readonly #byTable = new Map<string, Set<SocketConnection>>();
  readonly #byConnection = new Map<SocketConnection, Set<string>>();

  add(tableId: string, connection: SocketConnection): void {
    upsert(this.#byTable, tableId).add(connection);
    upsert(this.#byConnection, connection).add(tableId);
  }

  remove(tableId: string, connection: SocketConnection): void {
    const connections = this.#byTable.get(tableId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#byTable.delete(tableId);
    this.#byConnection.get(connection)?.delete(tableId);
  }

  /** The socket is gone. */
  forget(connection: SocketConnection): void {
    for (const tableId of this.#byConnection.get(connection) ?? []) this.remove(tableId, connection);
    this.#byConnection.delete(connection);
  }

  isWatched(tableId: string): boolean {
    return this.#byTable.has(tableId);
  }

  countAt(tableId: string): number {
    return this.#byTable.get(tableId)?.size ?? 0;
  }

  /** Sends each watcher what their seat may see. Those who see the same get the same text, made once. */
  publish({ table, entries, events, deadline }: Published): void {
    const connections = this.#byTable.get(table.settings.id);
    if (!connections) return;
    const texts = new Map<Viewer, string>();
    const notes = JSON.stringify(notesOf(entries));
    for (const connection of connections) {
      const viewer = viewerOf(table, connection.actor?.userId);
      let text = texts.get(viewer);
      if (text === undefined) {
        const snapshot = JSON.stringify(snapshotFor(table, viewer, deadline));
        const told = JSON.stringify(eventsFor(table, events, viewer));
        text = `{"type":"table","data":{"snapshot":${snapshot},"events":${told},"notes":${notes}}}`;
        texts.set(viewer, text);
      }
      connection.sendText(text);
    }
  }
}

/** A seat sees what is its own; everybody else is a spectator. */
export function viewerOf(table: Table, user: UserId | undefined): Viewer {
  return (user === undefined ? undefined : table.seatOf(user)) ?? 'spectator';
}

function upsert<Key, Item>(map: Map<Key, Set<Item>>, key: Key): Set<Item> {
  let items = map.get(key);
  if (!items) map.set(key, (items = new Set()));
  return items;
}
