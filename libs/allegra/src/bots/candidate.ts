/** For how many samples the worth counts that a move had before it was tried. */
const trust = 5;
/** How many errors of its mean a move may lie behind. */
const certainty = 2;

/** A move that is being tried on imagined rounds. Low results are good. */
export class Candidate {
  readonly code: number;
  readonly worth: number;
  readonly results: number[] = [];

  constructor(code: number, worth: number) {
    this.code = code;
    this.worth = worth;
  }

  get value(): number {
    return (sum(this.results) + trust * this.worth) / (this.results.length + trust);
  }
}

export function bestOf(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, candidate) => (candidate.value < best.value ? candidate : best));
}

/** Those that may yet turn out to be the best. */
export function withoutHopeless(candidates: readonly Candidate[]): Candidate[] {
  const best = bestOf(candidates);
  return candidates.filter((candidate) => candidate === best || !isBehind(candidate, best));
}

/** Both have been tried on the same rounds, so it is the differences that count. */
function isBehind({ results }: Candidate, best: Candidate): boolean {
  const differences = results.map((result, i) => result - best.results[i]!);
  const mean = sum(differences) / differences.length;
  const variance = sum(differences.map((difference) => (difference - mean) ** 2)) / (differences.length - 1);
  return mean > certainty * Math.sqrt(variance / differences.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
