import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { hostedGames } from '../../games/hosted-games.js';
import type { Question, Thought } from './bot-thinker.js';

// A thread for bots that think longer than the event loop of a server can spare.
parentPort?.on('message', ({ id, game, level, view }: Question) => {
  const bot = hostedGames.find(game)?.bots.find((candidate) => candidate.level === level);
  if (!bot) throw new Error(`no bot ${level} of ${game}`);
  const move = bot.choose(view, { below: (limit) => randomInt(limit) });
  parentPort?.postMessage({ id, move } satisfies Thought);
});
