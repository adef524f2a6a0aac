import { type RandomSource } from '@red-disc/game';
import { EngineRounds } from './engine-rounds.js';
import { playPeerRound } from './peer-client.js';
import { QuickChance } from './quick-chance.js';

/** What one round of measuring found, each thing for a moment, one right after the other. */
export interface Sample {
  readonly movesPerSecond: number;
  readonly movesPerSecondWithEvents: number;
  readonly boardgameioMovesPerSecond: number;
  readonly copyFromMicroseconds: number;
  readonly cloneMicroseconds: number;
}

const copies = 1_000_000;
const clones = 100_000;

/** Measures in CPU time of this process, so that what else runs on the machine counts as little as possible. */
export class Measurement {
  readonly #random: RandomSource = new QuickChance();
  readonly #engine = new EngineRounds(this.#random);
  readonly #position = new EngineRounds(this.#random).playPart(60);
  #seed = 0;
  #heard = 0;

  take(seconds: number): Sample {
    return {
      movesPerSecond: countPerSecond(seconds, () => this.#engine.play()),
      movesPerSecondWithEvents: countPerSecond(seconds, () => this.#playAndTell()),
      boardgameioMovesPerSecond: countPerSecond(seconds, () => this.#playPeer()),
      copyFromMicroseconds: this.#timeCopies(),
      cloneMicroseconds: this.#timeClones(),
    };
  }

  #playAndTell(): number {
    return this.#engine.playAndTell((json) => {
      // Reading its last character has a text that was put together from parts written out in full.
      this.#heard += json.charCodeAt(json.length - 1);
    });
  }

  #playPeer(): number {
    this.#seed += 1;
    return playPeerRound(this.#seed, this.#random).moves;
  }

  #timeCopies(): number {
    const copy = this.#position.clone();
    const started = cpuSeconds();
    for (let i = 0; i < copies; i += 1) copy.copyFrom(this.#position);
    return ((cpuSeconds() - started) / copies) * 1e6;
  }

  #timeClones(): number {
    let last = this.#position;
    const started = cpuSeconds();
    for (let i = 0; i < clones; i += 1) last = last.clone();
    const taken = cpuSeconds() - started;
    if (last.turn !== this.#position.turn) throw new Error('a clone differs');
    return (taken / clones) * 1e6;
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How many a second, of whatever `play` counts, doing it for at least so long. */
function countPerSecond(seconds: number, play: () => number): number {
  const started = cpuSeconds();
  let count = 0;
  let taken = 0;
  while (taken < seconds) {
    for (let i = 0; i < 8; i += 1) count += play();
    taken = cpuSeconds() - started;
  }
  return count / taken;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
