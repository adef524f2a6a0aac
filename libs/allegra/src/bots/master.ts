import { type RandomSource } from '@red-disc/game';
import { phases } from '../round/phases.js';
import { playCode } from '../round/play.js';
import { bestOf, Candidate, withoutHopeless } from './candidate.js';
import { Imagination } from './imagination.js';
import { type Player } from './player.js';
import { Playout } from './playout.js';
import { type Sight } from './sight.js';
import { Steady } from './steady.js';

/** How many playouts a decision gets unless the host says otherwise. */
export const defaultIterations = 60;
/** Only moves that `Steady` finds nearly as good as its best are tried, and only so many. */
const margin = 4;
const widest = 3;
const roundsBetweenChecks = 8;

interface Thinking {
  readonly random: RandomSource;
  readonly iterations: number;
}

/** Tries the better moves on many rounds that could be the one it sees, and makes the one that fares best. */
export class Master implements Player {
  readonly level = 'master';
  readonly heavy = true;
  readonly #steady = new Steady();

  decide(sight: Sight, random: RandomSource, iterations = defaultIterations): number {
    if (sight.codeCount === 1) return sight.codes[0]!;
    const candidates = this.#findCandidates(sight);
    // In set-up the moves hardly differ, and it is not worth the thinking.
    if (candidates.length === 1 || sight.round.phase === phases.setup) return candidates[0]!.code;
    return tryOut(candidates, sight, { random, iterations }).code;
  }

  /** The best first. */
  #findCandidates(sight: Sight): Candidate[] {
    this.#steady.weigh(sight);
    const { worths } = this.#steady;
    const codes = Array.from(sight.codes.subarray(0, sight.codeCount));
    const all = codes.map((code, i) => new Candidate(code, worths[i]!)).sort((a, b) => a.worth - b.worth);
    return all.slice(0, widest).filter(({ worth }) => worth < all[0]!.worth + margin);
  }
}

function tryOut(candidates: Candidate[], sight: Sight, { random, iterations }: Thinking): Candidate {
  const { round, seat } = sight;
  const imagination = new Imagination(sight, random);
  const playout = new Playout(sight, random);
  const imagined = round.clone();
  // By then everybody has had a turn, and the seat its next one.
  const horizon = round.turn + round.seats + 1;
  let open = candidates;
  for (let left = iterations; open.length > 1 && left >= open.length; left -= open.length) {
    imagination.fill(imagined);
    for (const candidate of open) {
      playout.round.copyFrom(imagined);
      playCode(playout.round, seat, candidate.code);
      candidate.results.push(playout.playUntil(horizon, seat));
    }
    if (open[0]!.results.length % roundsBetweenChecks === 0) open = withoutHopeless(open);
  }
  return bestOf(open);
}
