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
export {
  playerEntry,
  type Attendance,
  type Entrant,
  type EntrantEntry,
  type EntrantStatus,
} from './model/entrant.js';
export {
  DEFAULT_RULES,
  OVERTIME_POLICIES,
  REPLACEMENTS,
  type EventRules,
  type NoShowPolicy,
  type OvertimePolicy,
  type Replacement,
} from './model/rules.js';
export {
  totalsOf,
  type HandsRound,
  type ScoredRound,
  type ScoreHands,
  type Sheet,
  type SheetEntry,
  type SheetHand,
} from './model/sheet.js';
export { plannedRounds, type StageFormat, type StageKind, type StageSetup } from './model/stage.js';
export { serpentine } from './formats/serpentine.js';
export {
  cutOverall,
  cutPerTable,
  CUT_SEATINGS,
  type Cut,
  type CutResult,
  type Finisher,
} from './formats/cut.js';
export {
  advance,
  knockoutRound,
  luckyLosersFor,
  type AdvanceInput,
  type KnockoutFinish,
} from './formats/knockout.js';
export { makeGroups } from './formats/groups.js';
export { leagueTable, type LeagueEvent, type LeagueLine, type LeagueParams } from './formats/league.js';
export { pairArena, type ArenaParams, type Waiting } from './formats/arena.js';
export { arenaTables } from './log/planning/arena.js';
export { arenaWaiting } from './log/planning/arena-waiting.js';
export { modelMinutes, slotMinutes, timeModel, type MeasuredTime, type TimeModel } from './formats/timing.js';
export {
  suggestEvents,
  type EventPreset,
  type EventSuggestion,
  type SuggestionInput,
} from './formats/suggest.js';
export {
  type Actor,
  type EventBody,
  type EventOf,
  type EventType,
  type PlannedTable,
  type Prize,
  type RoundMeta,
  type RoundRef,
  type TableRef,
  type TournamentEvent,
  type TournamentSetup,
} from './log/events.js';
export {
  activeEntrants,
  isFinal,
  nextRound,
  playersAt,
  roundOf,
  runningStage,
  stageOf,
  tableOf,
  type Adjustment,
  type RefereeCall,
  type RoundState,
  type StageState,
  type TableResult,
  type TableState,
  type TournamentState,
} from './log/state.js';
export {
  readClock,
  WARNING_MINUTES,
  type Clock,
  type ClockChange,
  type ClockView,
  type Instant,
} from './log/clock.js';
export { RECORDED, type Command, type RecordedEvent, type Services } from './log/commands.js';
export { PLAIN_REFUSALS, type Refusal } from './log/refusals.js';
export { type Happening } from './log/handlers/handler.js';
export { decide, execute, type Executed } from './log/decide.js';
export {
  append,
  effectiveEvents,
  EMPTY_LOG,
  replay,
  replayChecked,
  undoneCommands,
  type ReplayRefusal,
  type TournamentLog,
} from './log/log.js';
export { canonicalJson, findBrokenLink, GENESIS } from './log/chain.js';
export { gamesOfRound, gamesOfStage, meetingsOf, type LoggedGame } from './log/games.js';
export { eventStandings, stageStandings, type EventStanding } from './log/standings.js';
export { cutOf } from './log/cut.js';
export {
  previewCommand,
  type CutChange,
  type Preview,
  type RoundChange,
  type StandingChange,
} from './log/preview.js';
export { nextSteps, type NextStep } from './log/next-steps.js';
export { missingPlayers, type Missing } from './log/no-shows.js';
export { sheetWarnings, type ScoreLimits, type SheetCheck, type SheetWarning } from './log/plausibility.js';
export { makeSheet } from './log/decisions/results.js';
export { sharePrizes, type PrizeList, type PrizeShare } from './log/prizes.js';
export {
  expectedScore,
  makeRating,
  ratingChanges,
  START_RATING,
  UNITS_PER_POINT,
  type RatedSeat,
  type RatingUnits,
} from './ratings/elo.js';
export {
  EMPTY_POOL,
  rateGame,
  rateGames,
  ratingList,
  startSeason,
  type PlayerRating,
  type RatableGame,
  type RatedId,
  type RatingPool,
  type SeasonRules,
} from './ratings/pool.js';
export { rankRatings, type RatingLine } from './ratings/rating-list.js';
export { NEW_TEAM_SKILL, rateTeams, TEAM_LUCK, type RatedTeam, type TeamSkill } from './ratings/teams.js';
export {
  EMPTY_TEAM_POOL,
  rateTeamGame,
  rateTeamGames,
  startTeamSeason,
  teamRatingList,
  type MemberRating,
  type TeamGame,
  type TeamPool,
} from './ratings/team-pool.js';
export {
  csvFormOf,
  makeCsv,
  number as numberCell,
  parseCsv,
  text as textCell,
  type Cell,
  type CsvForm,
} from './exchange/csv.js';
export { exportCsv, type CsvSet } from './exchange/tables-csv.js';
export { parseResultsCsv, type BadResultLine } from './exchange/results-csv.js';
export {
  previewEntrants,
  type ImportOptions,
  type ImportPreview,
  type ImportProblem,
} from './exchange/entrants-csv.js';
export { makeArchive, readArchive, type Archive, type ArchiveRefusal } from './exchange/archive.js';
export { makeCalendar, type CalendarEntry } from './exchange/icalendar.js';
export { calendarEntries, type CalendarInput } from './exchange/calendar.js';
export { rehearse, type RehearsalInput } from './rehearsal/rehearse.js';
export { type PlayTable } from './rehearsal/play-round.js';
export { type Finding, type RehearsalReport, type RehearsedRound } from './rehearsal/report.js';
export { TROUBLES, type Trouble } from './rehearsal/trouble.js';
