import { failure, success, type Result } from '@red-disc/kernel';
import { groupedBy } from '../model/grouped.js';
import { type Grouping, type SeatingConstraints } from './problem.js';
import { tableSizes, type NotSeatable, type SizeOptions, type SizePlan } from './table-sizes.js';

/** What every kind of plan is asked with. */
export interface SeatingRequest {
  readonly players: number;
  readonly sizes?: SizeOptions;
  readonly history?: readonly Grouping[];
  readonly constraints?: SeatingConstraints;
  /** Rounds of the game at each table; 3 unless said. */
  readonly gameRounds?: number;
  readonly seed: string;
}

export type SeatingRefusal =
  | NotSeatable
  | { readonly code: 'PINNED_TABLE_FULL'; readonly table: number }
  | { readonly code: 'TOO_MANY_PINNED_TABLES'; readonly tables: number }
  | { readonly code: 'MUST_NOT_MEET'; readonly pairs: number };

export const DEFAULT_GAME_ROUNDS = 3;

/** The sizes of a round, if everybody and everything pinned fits. */
export function sizesFor(request: SeatingRequest): Result<SizePlan, SeatingRefusal> {
  const plan = tableSizes(request.players, request.sizes);
  if (!plan.ok) return plan;
  const { sizes } = plan.value;
  const atTable = groupedBy(request.constraints?.pinned ?? [], ([, table]) => table);
  if (atTable.size > sizes.length) return failure({ code: 'TOO_MANY_PINNED_TABLES', tables: atTable.size });
  for (const [table, players] of atTable) {
    if (players.length > Math.min(...sizes)) return failure({ code: 'PINNED_TABLE_FULL', table });
  }
  return success(plan.value);
}

/** What a stored plan says about itself, so that anybody can make it again and judge it. */
export interface SeatingMeta {
  readonly seed: string;
  readonly algorithm: string;
  /** Sum over pairs of m(m-1)/2, m being their meetings, earlier rounds included. */
  readonly cost: number;
  readonly lowerBound: number;
  readonly optimal: boolean;
}
