import { Client, type Room } from 'colyseus.js';
import { pause } from '../../load/figures.js';
import { inLots } from '../../load/in-lots.js';
import { Gathering, seatsAtTable, type LoadTable, type OpenTables, type PeerMove } from '../load-table.js';

export const openColyseusTables: OpenTables = ({ url, tables }) => {
  const client = new Client(url);
  return inLots(Array.from({ length: tables }), 8, () => openTable(client));
};

async function openTable(client: Client): Promise<LoadTable> {
  const gathering = new Gathering();
  const rooms: Room[] = [await client.create('table')];
  while (rooms.length < seatsAtTable) rooms.push(await client.joinById(rooms[0]!.roomId));
  // A client that has joined is sent the state by itself; from then on every change is a move.
  for (const room of rooms) while (!hasState(room)) await pause(2);
  for (const room of rooms)
    room.onStateChange(() => {
      gathering.arrive();
    });
  let moves = 0;
  return {
    move: () => {
      const move: PeerMove = { n: moves, cell: (moves * 7) % 48, card: moves % 13 };
      const arrived = gathering.begin();
      rooms[moves++ % seatsAtTable]!.send('move', move);
      return arrived;
    },
    close: () => {
      for (const room of rooms) void room.leave(false);
    },
  };
}

function hasState({ state }: Room): boolean {
  return (state as { readonly moves?: number } | undefined)?.moves !== undefined;
}
