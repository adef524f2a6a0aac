import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  emptyStatistics,
  mergeStatistics,
  parseRules,
  presets,
  rulesVersion,
  simulateGames,
  summarize,
  type AllegraRules,
  type Statistics,
} from '@red-disc/allegra';
import type { JsonObject } from '@red-disc/game';

/** Games that bots play by some rules, added up lot by lot. */
export interface SimulatedGames {
  play(lot: { readonly from: number; readonly count: number }): void;
  summary(): JsonObject;
}

/** A game that can be played many times over without people. */
export interface Simulator {
  /**
   * Names who plays by how they play, so that figures of an older engine are not taken for those of a newer one.
   * Plays a few games to find out, and lets others go on between them: ask once.
   */
  nameEngine(): Promise<string>;
  begin(rules: JsonObject, players: number): SimulatedGames;
}

/** The same for everybody, so that the same rules give the same figures. */
const seed = 1;
const bots = ['steady'] as const;

function playLot(rules: AllegraRules, players: number, lot: { from: number; count: number }): Statistics {
  return simulateGames({ rules, players, bots, seed, ...lot });
}

const simulator: Simulator = {
  /** A few games are the fingerprint: a change to rules or bots that alters games alters the name, unasked. */
  async nameEngine() {
    const played: Statistics[] = [];
    for (const { rules, seats } of presets) {
      played.push(playLot(rules, seats.min, { from: 0, count: 1 }));
      await setImmediate();
    }
    const print = createHash('sha256').update(JSON.stringify(played)).digest('base64url').slice(0, 10);
    return `${rulesVersion}/${bots.join('+')}/${print}`;
  },
  begin(data, players) {
    const rules = parseRules(data);
    if (!rules.ok) throw new Error(`these rules cannot be played: ${rules.error.code}`);
    let statistics = emptyStatistics(players);
    return {
      play(lot) {
        statistics = mergeStatistics(statistics, playLot(rules.value, players, lot));
      },
      summary: () => summarize(statistics),
    };
  },
};

/** Which games can be simulated, by their version. */
export const simulators: ReadonlyMap<string, Simulator> = new Map([[rulesVersion, simulator]]);
