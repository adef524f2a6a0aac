import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Ctx } from 'boardgame.io';
import type { PeerState } from '../../bench-engine/peer-game.js';
import { peerGame } from '../../bench-engine/peer-game.js';
import { peerChoices } from '../../bench-engine/peer-moves.js';
import { QuickChance } from '../../bench-engine/quick-chance.js';
import { inLots } from '../../load/in-lots.js';
import { Gathering, seatsAtTable, type LoadTable, type OpenTables } from '../load-table.js';

/** As much of socket.io's client as is used here; boardgame.io brings it along. */
interface PeerSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

interface Position {
  readonly G: PeerState;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

const require = createRequire(import.meta.url);
const { io } = createRequire(require.resolve('boardgame.io/client'))('socket.io-client') as {
  io: (url: string, options: object) => PeerSocket;
};

export const openBoardgameioTables: OpenTables = ({ url, tables }) =>
  inLots(Array.from({ length: tables }), 8, () => PeerTable.open(url));

/** Speaks the protocol of boardgame.io's own client, without the copy of the game that it would keep. */
class PeerTable implements LoadTable {
  readonly #gathering = new Gathering();
  readonly #chance = new QuickChance();
  readonly #sockets: PeerSocket[];
  #position: Position | undefined;
  #matchId = '';

  private constructor(url: string) {
    this.#sockets = Array.from({ length: seatsAtTable }, () =>
      io(`${url}/${peerGame.name!}`, { transports: ['websocket'], forceNew: true }),
    );
  }

  static async open(url: string): Promise<PeerTable> {
    const table = new PeerTable(url);
    await Promise.all(
      table.#sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.on('connect', resolve);
          }),
      ),
    );
    for (const socket of table.#sockets) {
      socket.on('sync', (_: string, { state }: { state: Position }) => {
        table.#receive(state);
      });
      socket.on('update', (_: string, state: Position) => {
        table.#receive(state);
      });
    }
    await table.#beginMatch();
    return table;
  }

  async move(): Promise<void> {
    if (this.#position!.ctx.gameover !== undefined) await this.#beginMatch();
    const { G, ctx, _stateID } = this.#position!;
    const choices = peerChoices(G, ctx);
    const [type, ...args] = choices[this.#chance.below(choices.length)]!;
    const playerID = ctx.currentPlayer;
    const arrived = this.#gathering.begin();
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.#sockets[Number(playerID)]!.emit('update', action, _stateID, this.#matchId, playerID);
    await arrived;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** One round is one match; the sockets go on to the next. The server makes a match for the first who asks. */
  async #beginMatch(): Promise<void> {
    this.#matchId = randomUUID();
    this.#position = undefined;
    for (const [seat, socket] of this.#sockets.entries()) {
      const synced = this.#gathering.begin(1);
      socket.emit('sync', this.#matchId, String(seat), undefined, seatsAtTable);
      await synced;
    }
  }

  #receive(state: Position): void {
    this.#position = state;
    this.#gathering.arrive();
  }
}
