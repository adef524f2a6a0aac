import { parseArgs } from 'node:util';
import {
  DEFAULT_PREFERENCE,
  planMovement,
  POLICIES,
  seatingMetrics,
  TABLE_SIZES,
  type MovementPlan,
  type ShortTablePolicy,
  type TableSize,
} from '@red-disc/tournaments';

const MOST_PLAYERS = 1000;
const MOST_ROUNDS = 60;

/** What the command line asked for that cannot be done, in one line. */
class BadArgument extends Error {}

function wholeNumber(name: string, text: string | undefined, most: number): number {
  if (text === undefined) throw new BadArgument(`--${name} is missing`);
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= 1 && value <= most)) {
    throw new BadArgument(`--${name} must be a whole number from 1 to ${most}, not '${text}'`);
  }
  return value;
}

function preference(text: string | undefined): readonly TableSize[] {
  if (text === undefined) return DEFAULT_PREFERENCE;
  const sizes = text.split(',').map((part) => TABLE_SIZES.find((size) => String(size) === part.trim()));
  if (sizes.some((size) => size === undefined) || new Set(sizes).size < sizes.length) {
    throw new BadArgument(
      `--prefer must list different table sizes from 2 to 6, such as 4,3,5, not '${text}'`,
    );
  }
  return sizes as TableSize[];
}

function policyOf(text: string): ShortTablePolicy {
  const policy = POLICIES.find((known) => known === text);
  if (!policy) throw new BadArgument(`--policy must be ${POLICIES.join(' or ')}, not '${text}'`);
  return policy;
}

function readArguments(): ReturnType<typeof parseArgs> & {
  values: Record<string, string | boolean | undefined>;
} {
  try {
    return parseArgs({
      options: {
        players: { type: 'string' },
        rounds: { type: 'string' },
        prefer: { type: 'string' },
        policy: { type: 'string', default: 'repeatsFirst' },
        seed: { type: 'string', default: 'red-disc' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  }
}

/** Players are numbered from 1, in clockwise order of their seats. */
function numbered(plan: MovementPlan): number[][][] {
  return plan.rounds.map(({ tables }) => tables.map(({ seats }) => seats.map((player) => player + 1)));
}

function printForPeople(players: number, plan: MovementPlan): void {
  numbered(plan).forEach((tables, round) => {
    const cells = tables.map((seats, table) => `${table + 1}: ${seats.join(' ')}`);
    console.log(`Round ${round + 1}   ${cells.join('   ')}`);
  });
  const metrics = seatingMetrics({ players, rounds: plan.rounds, gameRounds: 3, meta: plan });
  console.log(
    [
      `cost ${plan.cost}, at least ${plan.lowerBound}${plan.optimal ? ' (proven optimal)' : ''}`,
      `most meetings of a pair ${metrics.mostMeetings}, pairs that never meet ${metrics.neverMet}`,
      `short tables per player ${metrics.shortTables.least} to ${metrics.shortTables.most}`,
      `starts off fair share by ${metrics.startDeviation.least} to ${metrics.startDeviation.most}`,
      `seed ${plan.seed}`,
    ].join('\n'),
  );
}

function run(): void {
  const { values } = readArguments();
  const text = (name: string): string | undefined =>
    typeof values[name] === 'string' ? values[name] : undefined;
  const players = wholeNumber('players', text('players'), MOST_PLAYERS);
  const rounds = wholeNumber('rounds', text('rounds'), MOST_ROUNDS);
  const prefer = preference(text('prefer'));
  const policy = policyOf(text('policy')!);
  const plan = planMovement({ players, rounds, sizes: { prefer }, policy, seed: text('seed')! });
  if (!plan.ok)
    throw new BadArgument(`${players} players cannot be seated at tables of ${prefer.join(', ')}`);
  if (!values['json']) {
    printForPeople(players, plan.value);
    return;
  }
  const { cost, lowerBound, optimal } = plan.value;
  console.log(JSON.stringify({ rounds: numbered(plan.value), cost, lowerBound, optimal }));
}

try {
  run();
} catch (error) {
  if (!(error instanceof BadArgument)) throw error;
  console.error(`seating: ${error.message}`);
  process.exitCode = 1;
}
