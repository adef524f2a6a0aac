import { inLots } from '../../load/in-lots.js';
import { LightSocket } from '../light-socket.js';
import { Gathering, seatsAtTable, type LoadTable, type OpenTables, type PeerMove } from '../load-table.js';

export const openWsTables: OpenTables = ({ url, tables }) =>
  inLots(
    Array.from({ length: tables }, (_, index) => index),
    8,
    (index) => openTable(`${url.replace('http', 'ws')}/${index}`),
  );

async function openTable(url: string): Promise<LoadTable> {
  const gathering = new Gathering();
  const arrive = (): void => {
    gathering.arrive();
  };
  const sockets = await Promise.all(
    Array.from({ length: seatsAtTable }, () => LightSocket.open(url, {}, arrive)),
  );
  let moves = 0;
  return {
    move: () => {
      const move: PeerMove = { n: moves, cell: moves % 48, card: moves % 15 };
      const arrived = gathering.begin();
      sockets[moves++ % seatsAtTable]!.send(JSON.stringify(move));
      return arrived;
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
