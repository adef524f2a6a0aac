import { once } from 'node:events';
import { WebSocket } from 'ws';
import { inLots } from '../../load/in-lots.js';
import {
  Gathering,
  lightClient,
  seatsAtTable,
  type LoadTable,
  type OpenTables,
  type PeerMove,
} from '../load-table.js';

export const openWsTables: OpenTables = ({ url, tables }) =>
  inLots(
    Array.from({ length: tables }, (_, index) => index),
    8,
    (index) => openTable(`${url.replace('http', 'ws')}/${index}`),
  );

async function openTable(url: string): Promise<LoadTable> {
  const gathering = new Gathering();
  const sockets = Array.from({ length: seatsAtTable }, () => new WebSocket(url, lightClient));
  for (const socket of sockets)
    socket.on('message', () => {
      gathering.arrive();
    });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  let moves = 0;
  return {
    move: () => {
      const move: PeerMove = { n: moves, cell: moves % 48, card: moves % 15 };
      const arrived = gathering.begin();
      sockets[moves++ % seatsAtTable]!.send(JSON.stringify(move));
      return arrived;
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
