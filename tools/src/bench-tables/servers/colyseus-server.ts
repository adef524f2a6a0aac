// Colyseus in memory: a room is a table with as much state as the game has, and a move is patched to all at once.
import { Room, Server, type Client } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createServer } from 'node:http';
import { seatsAtTable, type PeerMove } from '../load-table.js';
import { listening } from './listening.js';

const cells = 12 * seatsAtTable;
const faceDown = 99;

class TableState extends Schema {
  declare moves: number;
  declare turn: number;
  declare discard: number;
  declare cells: ArraySchema<number>;
}
defineTypes(TableState, { moves: 'uint32', turn: 'uint8', discard: 'int8', cells: ['int8'] });

class TableRoom extends Room<TableState> {
  override maxClients = seatsAtTable;
  // Its own rate of 50 ms would make it wait; it is patched by hand after each move.
  override patchRate = 0;

  override onCreate(): void {
    const state = new TableState();
    state.moves = 0;
    state.turn = 0;
    state.discard = 0;
    state.cells = new ArraySchema<number>(...new Array<number>(cells).fill(faceDown));
    this.state = state;
    this.onMessage('move', (client, move: PeerMove) => {
      this.#play(client, move);
    });
  }

  #play(client: Client, { cell, card }: PeerMove): void {
    const { state } = this;
    if (this.clients[state.turn] !== client || cell >= cells) return;
    state.discard = state.cells[cell] ?? 0;
    state.cells[cell] = card;
    state.turn = (state.turn + 1) % seatsAtTable;
    state.moves += 1;
    this.broadcastPatch();
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http, perMessageDeflate: false }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');
listening(http.address());
