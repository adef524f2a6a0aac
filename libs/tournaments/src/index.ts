export {
  entrantId,
  stageId,
  tournamentId,
  type EntrantId,
  type HashText,
  type StageId,
  type TournamentId,
} from './model/ids.js';
export { type PlayedGame } from './model/game.js';
export { makePoints, parsePoints, type HalfPoints } from './numbers/half-points.js';
export { makeFraction, parseFraction, type Fraction } from './numbers/fraction.js';
export { placesOf } from './scoring/places.js';
export {
  checkScoring,
  CLASSIC_POINTS,
  defaultScoring,
  TABLE_SIZES,
  UMA_POINTS,
  type PointsTable,
  type Scoring,
  type ScoringRefusal,
  type TableScoring,
  type TableSize,
} from './scoring/presets.js';
export { pointsOfGames } from './scoring/game-points.js';
export { meanPointsPerSeat, tablePoints } from './scoring/table-points.js';
export { CRITERIA, FIXED_CHAIN, SWISS_CHAIN, type Criterion } from './standings/criteria.js';
export { lotOrder, type Lot } from './standings/lot.js';
export { standingsOf, type Standing, type StandingsInput } from './standings/standings.js';
export { type Participant } from './standings/tally.js';
export { type Random, seededRandom } from './numbers/random.js';
export {
  DEPARTED,
  POLICIES,
  type Grouping,
  type Pair,
  type PlayerIndex,
  type SeatingConstraints,
  type ShortTablePolicy,
} from './seating/problem.js';
export {
  DEFAULT_PREFERENCE,
  tableSizes,
  type NotSeatable,
  type SizeOptions,
  type SizePlan,
} from './seating/table-sizes.js';
export { type MovementCost } from './seating/objective.js';
export { type SeatingMeta, type SeatingRefusal, type SeatingRequest } from './seating/request.js';
export { type SeatedRound, type SeatedTable } from './seating/seated.js';
export { planMovement, type MovementPlan, type MovementRequest } from './seating/plan-movement.js';
export { planSwissRound, type SwissPlan, type SwissRequest } from './seating/plan-swiss.js';
export { type RepeatPolicy, type ShortTableRule, type SwissCost } from './seating/swiss/problem.js';
export { startsOfSeats } from './seating/seats/starts.js';
export { seatingMetrics, type MetricsInput, type Range, type SeatingMetrics } from './seating/metrics.js';
export { seatReasons, type ReasonInput, type SeatReason } from './seating/reasons.js';
