import { createRequire } from 'node:module';
import { type RandomSource } from '@red-disc/game';
import { type Ctx } from 'boardgame.io';
import { peerGame, type PeerState } from './peer-game.js';
import { peerChoices, type PeerChoice } from './peer-moves.js';
import { peerSeats } from './peer-area.js';

/** As much of boardgame.io's client as is used here. */
interface PeerClient {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  getState(): (PeerPosition & { readonly _stateID: number }) | null;
}

// The package has no entry that an import would find.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: (options: object) => PeerClient;
};

interface PeerPosition {
  readonly G: PeerState;
  readonly ctx: Ctx;
}

/** A move that was made, among which others, and what came of it. */
export interface PeerStep {
  readonly before: PeerPosition;
  readonly choices: readonly PeerChoice[];
  readonly chosen: PeerChoice;
  readonly after: PeerPosition;
}

export interface PeerRound {
  readonly moves: number;
  readonly scores: readonly number[];
}

/** Plays a round at random with boardgame.io's own client. Every move must be accepted. */
export function playPeerRound(
  seed: number,
  random: RandomSource,
  onStep?: (step: PeerStep) => void,
): PeerRound {
  const client = Client({ game: { ...peerGame, seed }, numPlayers: peerSeats, debug: false });
  let before = client.getState()!;
  for (let moves = 0; before.ctx.gameover === undefined; moves += 1) {
    const choices = peerChoices(before.G, before.ctx);
    const chosen = choices[random.below(choices.length)]!;
    const [move, ...args] = chosen;
    client.moves[move]!(...args);
    const after = client.getState()!;
    if (after._stateID !== moves + 1) throw new Error(`boardgame.io did not accept the legal move ${move}`);
    onStep?.({ before, choices, chosen, after });
    before = after;
  }
  return { moves: before._stateID, scores: (before.ctx.gameover as { scores: number[] }).scores };
}
