/** A command of the proof, and how long it may take at the most. */
export interface ProofStep {
  readonly entry: string;
  readonly args: readonly string[];
  readonly minutes: number;
}

/** Everything that docs/benchmarks.md and docs/security.md claim, in the order of what matters most. */
export const fullProof: readonly ProofStep[] = [
  { entry: 'secrecy', args: [], minutes: 30 },
  { entry: 'access', args: [], minutes: 8 },
  { entry: 'fuzz', args: [], minutes: 20 },
  { entry: 'chaos', args: ['--minutes', '5'], minutes: 20 },
  { entry: 'drain', args: [], minutes: 8 },
  { entry: 'siege', args: [], minutes: 6 },
  { entry: 'axe', args: [], minutes: 15 },
  { entry: 'bench-pages', args: [], minutes: 6 },
  { entry: 'bench-screens', args: [], minutes: 4 },
  { entry: 'bench-lists', args: [], minutes: 5 },
  { entry: 'long-tests', args: [], minutes: 15 },
  { entry: 'bench-engine', args: [], minutes: 3 },
  { entry: 'bench-tournaments', args: [], minutes: 4 },
  { entry: 'bench-tables', args: [], minutes: 8 },
  { entry: 'bench-lab', args: [], minutes: 4 },
  { entry: 'bench-scale', args: [], minutes: 20 },
  { entry: 'soak', args: [], minutes: 16 },
];

/** The same in a quarter of an hour, for a first impression. */
export const shortProof: readonly ProofStep[] = [
  { entry: 'secrecy', args: ['--cases', '10000', '--games', '20'], minutes: 4 },
  { entry: 'access', args: ['--short'], minutes: 3 },
  { entry: 'fuzz', args: ['--messages', '5000'], minutes: 4 },
  { entry: 'chaos', args: ['--short'], minutes: 3 },
  { entry: 'drain', args: ['--tables', '40'], minutes: 3 },
  { entry: 'siege', args: ['--rounds', '1', '--seconds', '3'], minutes: 3 },
  { entry: 'axe', args: ['--short'], minutes: 6 },
  { entry: 'bench-pages', args: ['--runs', '1'], minutes: 4 },
  { entry: 'bench-screens', args: [], minutes: 4 },
  { entry: 'bench-lists', args: ['--times', '2'], minutes: 4 },
  { entry: 'bench-engine', args: [], minutes: 3 },
  { entry: 'bench-tournaments', args: [], minutes: 4 },
  { entry: 'bench-tables', args: ['--tables', '50,200', '--rounds', '3'], minutes: 5 },
  { entry: 'bench-lab', args: ['--rounds', '5'], minutes: 3 },
  {
    entry: 'bench-scale',
    args: ['--tables', '50', '--sleeping', '500', '--sockets', '100', '--events', '200000'],
    minutes: 5,
  },
  { entry: 'soak', args: ['--tables', '40', '--seconds', '60'], minutes: 3 },
];
