// Plans a whole movement: npm run -s seating -- --players 24 --rounds 6 --json. See docs/tournaments.md.
import { planMovement, seatingMetrics, type MovementPlan } from '@red-disc/tournaments';
import { ArgumentError, runCommand } from './arguments.js';
import { readSeatingRequest } from './seating-request.js';

/** Players are numbered from 1, in clockwise order of their seats. */
function numbered(plan: MovementPlan): number[][][] {
  return plan.rounds.map(({ tables }) => tables.map(({ seats }) => seats.map((player) => player + 1)));
}

function forPeople(players: number, plan: MovementPlan): string {
  const rounds = numbered(plan).map((tables, round) => {
    const cells = tables.map((seats, table) => `${table + 1}: ${seats.join(' ')}`);
    return `Round ${round + 1}   ${cells.join('   ')}`;
  });
  const metrics = seatingMetrics({ players, rounds: plan.rounds, gameRounds: 3, meta: plan });
  return [
    ...rounds,
    `cost ${plan.cost}, at least ${plan.lowerBound}${plan.optimal ? ' (proven optimal)' : ''}`,
    `most meetings of a pair ${metrics.mostMeetings}, pairs that never meet ${metrics.neverMet}`,
    `short tables per player ${metrics.shortTables.least} to ${metrics.shortTables.most}`,
    `starts off fair share by ${metrics.startDeviation.least} to ${metrics.startDeviation.most}`,
    `seed ${plan.seed}`,
  ].join('\n');
}

await runCommand(() => {
  const { players, rounds, prefer, policy, seed, json } = readSeatingRequest(process.argv.slice(2));
  const plan = planMovement({ players, rounds, sizes: { prefer }, policy, seed });
  if (!plan.ok) {
    const who = players === 1 ? '1 player' : `${players} players`;
    throw new ArgumentError(`${who} cannot be seated at tables of ${prefer.join(', ')}`);
  }
  const { cost, lowerBound, optimal } = plan.value;
  console.log(
    json
      ? JSON.stringify({ rounds: numbered(plan.value), cost, lowerBound, optimal })
      : forPeople(players, plan.value),
  );
  return Promise.resolve();
});
