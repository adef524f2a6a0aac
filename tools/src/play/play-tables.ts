import { routes } from '@red-disc/contracts';
import type { RandomSource } from '@red-disc/game';
import { demand } from './demand.js';
import { enterAsGuest } from './guest.js';
import { SocketBot } from './socket-bot.js';

export interface PlayOptions {
  readonly tables: number;
  readonly players: number;
  readonly preset: string;
  readonly level: string;
  readonly seed: number;
}

/** Short, but long enough for a busy machine: a bot that is asked answers at once. */
const shortClocks = { turn: 20, bank: 0, window: 10, setup: 20, pause: 10, timeouts: 2 };

/** Plays all tables side by side and returns their records. */
export function playTables(url: string, options: PlayOptions): Promise<unknown[]> {
  return Promise.all(Array.from({ length: options.tables }, (_, index) => playTable(url, options, index)));
}

async function playTable(url: string, options: PlayOptions, index: number): Promise<unknown> {
  const guests = await Promise.all(
    Array.from({ length: options.players }, (_, seat) =>
      enterAsGuest(url, index * options.players + seat + 1),
    ),
  );
  const { id: table, key } = await demand(guests[0]!, routes.createTable, {
    body: {
      rules: { game: 'allegra', preset: options.preset },
      seats: options.players,
      timing: shortClocks,
    },
  });
  const bots = guests.map(
    (guest, seat) =>
      new SocketBot({
        url,
        guest,
        table,
        key,
        level: options.level,
        random: seeded(options.seed + index * 97 + seat * 7919),
      }),
  );
  for (const bot of bots) await bot.sitDown();
  await bots[0]!.start();
  await Promise.all(bots.map((bot) => bot.play()));
  return demand(guests[0]!, routes.getTableRecord, { params: { tableId: table }, query: {} });
}

/** A small generator for the bots' choices; the cards themselves are the server's business. */
function seeded(seed: number): RandomSource {
  let state = (seed % 2_147_483_646) + 1;
  return {
    below: (limit) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    },
  };
}
