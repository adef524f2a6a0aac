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
