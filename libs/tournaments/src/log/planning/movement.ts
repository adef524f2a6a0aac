import { success } from '@red-disc/kernel';
import { planMovement } from '../../seating/plan-movement.js';
import { activeEntrants, nextRound, type StageState, type TournamentState } from '../state.js';
import { rosterOf } from './roster.js';
import { allOf, mergePools, poolsOf, seedOf, sizesOf, type RoundsPlan } from './rounds.js';

/** All rounds of a movement that are not yet published, around those that are. */
export function planMovementRounds(state: TournamentState, stage: StageState, rounds: number): RoundsPlan {
  const first = nextRound(stage);
  const seed = seedOf(state, stage, first);
  const { rules } = state.setup;
  const pools = poolsOf(state, activeEntrants(state, stage));
  const plans = allOf(
    pools.map((pool) => {
      const roster = rosterOf(state, stage, pool.ids);
      return planMovement({
        players: pool.ids.length,
        rounds: rounds - first + 1,
        sizes: sizesOf(state, pool.place),
        history: roster.history,
        constraints: roster.constraints,
        policy: rules.shortTablePolicy,
        gameRounds: rules.nominalRounds,
        seed: `${seed}/${pool.place}`,
      });
    }),
  );
  if (!plans.ok) return plans;
  return success(
    Array.from({ length: rounds - first + 1 }, (_, i) =>
      mergePools(
        { state, stage, round: first + i },
        plans.value.map((plan, p) => ({ pool: pools[p]!, round: plan.rounds[i]!, meta: plan })),
      ),
    ),
  );
}
