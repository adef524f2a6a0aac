import { failure, success, type Result } from '@red-disc/kernel';
import { seededRandom } from '../numbers/random.js';
import { MOVEMENT_ALGORITHM, solveMovement } from './movement.js';
import { type MovementCost } from './objective.js';
import { type ShortTablePolicy } from './problem.js';
import {
  DEFAULT_GAME_ROUNDS,
  sizesFor,
  type SeatingMeta,
  type SeatingRefusal,
  type SeatingRequest,
} from './request.js';
import { numberTables, type SeatedRound } from './seated.js';
import { seatRounds } from './seats/seat-phase.js';

export interface MovementRequest extends SeatingRequest {
  readonly rounds: number;
  readonly policy?: ShortTablePolicy;
}

export interface MovementPlan extends SeatingMeta {
  readonly rounds: readonly SeatedRound[];
  readonly objective: MovementCost;
}

/** Plans all rounds at once, in the seats in which they are to be played. */
export function planMovement(request: MovementRequest): Result<MovementPlan, SeatingRefusal> {
  const { players, seed } = request;
  const constraints = request.constraints ?? {};
  const history = request.history ?? [];
  const sizes = sizesFor(request);
  if (!sizes.ok) return sizes;
  const solved = solveMovement(
    {
      players,
      sizes: Array.from({ length: request.rounds }, () => sizes.value.sizes),
      history,
      constraints,
      policy: request.policy ?? 'repeatsFirst',
    },
    seed,
  );
  if (solved.cost.apart > 0) return failure({ code: 'MUST_NOT_MEET', pairs: solved.cost.apart });
  const gameRounds = request.gameRounds ?? DEFAULT_GAME_ROUNDS;
  const seated = seatRounds(
    { players, rounds: solved.rounds, history, gameRounds },
    seededRandom(`${seed}/seats`),
  );
  return success({
    rounds: seated.map((round) => numberTables(round, constraints.pinned)),
    seed,
    algorithm: MOVEMENT_ALGORITHM,
    cost: solved.cost.repeats,
    lowerBound: solved.lowerBound,
    optimal: solved.optimal,
    objective: solved.cost,
  });
}
