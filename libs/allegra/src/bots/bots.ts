import { type Bot } from '@red-disc/game';
import { type AllegraView } from '../match/view.js';
import { decodeMove } from '../moves/encode.js';
import { makeMove } from '../moves/move.js';
import { Master } from './master.js';
import { Novice } from './novice.js';
import { type Player } from './player.js';
import { Sight } from './sight.js';
import { Steady } from './steady.js';

/** From the weakest to the strongest. */
export const botLevels = ['novice', 'steady', 'master'] as const;
export type BotLevel = (typeof botLevels)[number];

/** A player of this level. It remembers nothing from one decision to the next. */
export function createPlayer(level: BotLevel): Player {
  switch (level) {
    case 'novice':
      return new Novice();
    case 'steady':
      return new Steady();
    case 'master':
      return new Master();
  }
}

function createBot(level: BotLevel): Bot<AllegraView> {
  const player = createPlayer(level);
  return {
    level,
    heavy: player.heavy,
    choose(view, random, iterations) {
      const sight = Sight.ofView(view);
      if (sight.codeCount === 0) throw new Error('nothing is awaited of this seat');
      return makeMove(decodeMove(player.decide(sight, random, iterations), sight.seat, view.seats));
    },
  };
}

/** The computer players, behind the contract of `@red-disc/game`. */
export const bots: readonly Bot<AllegraView>[] = botLevels.map(createBot);
