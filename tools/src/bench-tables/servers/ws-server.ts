// The limit: whatever somebody at a table sends is sent to everybody at it, and nothing else happens.
import { WebSocketServer, type WebSocket } from 'ws';
import { listening } from './listening.js';

const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = tables.get(request.url!) ?? new Set();
  tables.set(request.url!, table.add(socket));
  socket.on('message', (data: Buffer) => {
    for (const other of table) other.send(data, { binary: false });
  });
  socket.on('close', () => table.delete(socket));
});
server.on('listening', () => {
  listening(server.address());
});
